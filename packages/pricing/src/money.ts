/**
 * Divides whole numbers and rounds to the nearest whole number; an exact half goes up, towards
 * positive infinity. The result is exact: no step of it is a fraction. To round a credit the same
 * way as the charge it reverses, round the charge and negate it.
 *
 * @example roundHalfUp(totalCents, 11) // the GST in a GST-inclusive total
 * @throws RangeError when either number is not a whole number or the divisor is not positive.
 */
export function roundHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError(
      `Cannot round ${dividend} / ${divisor}: money is counted in whole cents. Pass whole numbers and a divisor above zero.`,
    );
  }
  const remainder = ((dividend % divisor) + divisor) % divisor;
  const floor = (dividend - remainder) / divisor;
  // Adding a zero also turns -0 into 0.
  return floor + (remainder >= divisor - remainder ? 1 : 0);
}

/**
 * A whole percentage of an amount in cents, rounded half up to a whole cent.
 *
 * @throws RangeError when either number is not whole.
 */
export function percentOf(cents: number, percent: number): number {
  return roundHalfUp(cents * percent, 100);
}
