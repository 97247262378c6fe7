/** A number with its noun: "1 idea", "3 ideas". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
