const format = new Intl.NumberFormat("en");

/** A number of items, characters or matches as it is read: "24,000". */
export const countText = (count: number) => format.format(count);
