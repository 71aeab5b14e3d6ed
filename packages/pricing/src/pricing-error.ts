/** What is wrong with the input of an estimate. */
export type PricingErrorCode =
  | 'unknown_service'
  | 'unknown_room'
  | 'unknown_addon'
  | 'duplicate_addon'
  | 'unknown_timeline'
  | 'invalid_room_count';

/** The input of an estimate contains something that has no price. */
export class PricingError extends Error {
  override readonly name = 'PricingError';
  readonly code: PricingErrorCode;
  /** The position of the value, such as `serviceId` or `rooms.bedroom`. */
  readonly field: string;
  /** The refused value, unchanged. */
  readonly value: unknown;

  constructor(code: PricingErrorCode, field: string, value: unknown, advice: string) {
    super(`${field} cannot be ${describe(value)}. ${advice}`);
    this.code = code;
    this.field = field;
    this.value = value;
  }
}

function describe(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  if (value === null || typeof value === 'number') {
    return String(value);
  }
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

/**
 * Whether an error is a {@link PricingError}. Works where `instanceof` does not: in an app that has two
 * copies of this package.
 */
export const isPricingError = (error: unknown): error is PricingError =>
  error instanceof Error && error.name === 'PricingError';
