/** A multiplier in percent as people read it: 120 gives "× 1.2". */
export function describeMultiplier(multiplierPercent: number): string {
  return `× ${multiplierPercent / 100}`;
}
