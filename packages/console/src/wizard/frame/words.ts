/** Writes a number as every count of the console is written: "1,018". */
export const figures = new Intl.NumberFormat("en-GB");

/** A number with its noun: "1 idea", "1,018 ideas". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figures.format(number)} ${number === 1 ? one : many}`;
}
