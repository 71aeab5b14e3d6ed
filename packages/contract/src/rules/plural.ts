/**
 * A count with its noun: "1 visit", "2 visits", "1,200 visits".
 *
 * @param several what follows any other count than 1; the noun with an "s" unless it is given.
 */
export const plural = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : several}`;
