(() => {
  const root = document.documentElement;
  const remembered = (name) => { try { return localStorage.getItem("kociolek-" + name); } catch { return null; } };
  const remember = (name, value) => { try { localStorage.setItem("kociolek-" + name, value); } catch { /* no matter */ } };
  const dark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const show = () => {
    root.lang = root.dataset.lang;
    for (const button of document.querySelectorAll("button[data-lang]"))
      button.setAttribute("aria-pressed", String(button.dataset.lang === root.dataset.lang));
    for (const button of document.querySelectorAll("button[data-dark]"))
      button.setAttribute("aria-pressed", String(dark()));
    document.title = document.querySelector(`main[data-only="${root.dataset.lang}"] h1`).textContent;
  };
  if (remembered("theme")) root.dataset.theme = remembered("theme");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.lang) root.dataset.lang = button.dataset.lang;
    else remember("theme", root.dataset.theme = dark() ? "light" : "dark");
    show();
  });
  show();
})();
// Numbers are kept in print, in browsers that do not print closed details.
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((each) => (each.open = true)));
