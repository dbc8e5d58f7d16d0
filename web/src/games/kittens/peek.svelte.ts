// Whether the known cards of the pile lie open over the table. Which cards these are follows from the view.

export const peek = $state({ open: false });
