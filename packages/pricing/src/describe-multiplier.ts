/** Formats a multiplier in percent: 120 gives "× 1.2", and 100 gives "× 1.0". */
export function describeMultiplier(multiplierPercent: number): string {
  const multiplier = multiplierPercent / 100;
  return `× ${Number.isInteger(multiplier) ? multiplier.toFixed(1) : multiplier}`;
}
