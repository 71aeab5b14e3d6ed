/** Compares with the nearest whole number, since 1.1 times 100 is not exactly 110. */
export function hasAtMostDecimals(value: number, count: number): boolean {
  const shifted = value * 10 ** count;
  return Math.abs(shifted - Math.round(shifted)) < 1e-6;
}
