/**
 * Divides whole numbers and rounds to the nearest whole number; an exact half rounds up, towards
 * positive infinity. The result is exact, since only integers are used. To round a credit the same
 * way as the charge it reverses, round the charge and negate it.
 *
 * @example roundHalfUp(totalCents, 4) // a quarter of a total
 * @throws RangeError when either number is not a whole number or the divisor is not positive.
 */
export function roundHalfUp(dividend: number, divisor: number): number {
  requireWhole(dividend);
  requireWhole(divisor);
  if (divisor <= 0) {
    throw new RangeError(
      `Cannot divide money by ${divisor}: a share is out of something. Pass a divisor above zero.`,
    );
  }
  // The remainder takes the sign of the dividend, so `towardsZero` is the floor or one above it.
  const remainder = dividend % divisor;
  const towardsZero = (dividend - remainder) / divisor;
  const isNegative = remainder < 0;
  const floor = isNegative ? towardsZero - 1 : towardsZero;
  const aboveFloor = isNegative ? remainder + divisor : remainder;
  // Compared with what is left rather than doubled, so that a large divisor stays exact. Adding a
  // zero also turns -0 into 0.
  return floor + (aboveFloor >= divisor - aboveFloor ? 1 : 0);
}

/**
 * A whole percentage of an amount in cents, rounded half up to a whole cent.
 *
 * @throws RangeError when either number is not whole.
 */
export function percentOf(cents: number, percent: number): number {
  requireWhole(cents);
  requireWhole(percent);
  return roundHalfUp(cents * percent, 100);
}

function requireWhole(value: number): void {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `Cannot calculate money with ${value}: it is counted in whole cents. Pass a whole number.`,
    );
  }
}
