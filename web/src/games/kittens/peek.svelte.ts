// Whether the known cards of the pile lie open over the table, and whether they were called back. Which cards these are
// follows from the view.

export const peek = $state({ open: false, again: false });
