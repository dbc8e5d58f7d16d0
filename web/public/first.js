// Before anything is drawn: the theme and the language of the last visit, so that the page does not flash.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("kociolek.settings") || "{}");
  } catch (e) {
    kept = {};
  }
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  var lang = kept.language || navigator.language || "en";
  document.documentElement.lang = lang.slice(0, 2) === "pl" ? "pl" : "en";
})();
