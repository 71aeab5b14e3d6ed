/**
 * Whether a number has at most some decimals. Compares with the nearest whole number, since 1.1 times
 * 100 is not exactly 110.
 */
export function hasDecimals(value: number, atMost: number): boolean {
  const shifted = value * 10 ** atMost;
  return Math.abs(shifted - Math.round(shifted)) < 1e-6;
}
