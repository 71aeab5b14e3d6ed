/**
 * A price between two others, with an ease-out curve. Between two whole-dollar prices it stays on
 * whole dollars, so that cents do not flicker.
 *
 * @param progress From 0 (at `from`) to 1 (at `to`).
 */
export function centsAt(from: number, to: number, progress: number): number {
  if (progress >= 1) return to;
  const step = from % 100 === 0 && to % 100 === 0 ? 100 : 1;
  const eased = 1 - (1 - progress) ** 3;
  return Math.round((from + (to - from) * eased) / step) * step;
}
