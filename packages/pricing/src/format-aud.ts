const autoFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  signDisplay: 'negative',
  trailingZeroDisplay: 'stripIfInteger',
});

const alwaysFormat = /* @__PURE__ */ new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  signDisplay: 'negative',
});

/** How {@link formatAud} shows cents. */
export interface FormatAudOptions {
  /** `auto` drops the cents of a whole-dollar amount, for estimates; `always` keeps them, for quotes and invoices. */
  readonly decimals?: 'auto' | 'always';
}

/**
 * An amount in cents as Australian dollars: "$120" or "$1,234.50", and "$120.00" with
 * `decimals: 'always'`. Below zero it begins with a minus sign: "−$120".
 *
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function formatAud(cents: number, { decimals = 'auto' }: FormatAudOptions = {}): string {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(
      `Cannot show ${cents} as money: an amount is a whole number of cents. Round it with roundHalfUp or percentOf first.`,
    );
  }
  const text = (decimals === 'auto' ? autoFormat : alwaysFormat).format(cents / 100);
  // The hyphen that Intl uses is half as wide as a digit, and a line may break after it.
  return text.replace('-', '−');
}

/**
 * An amount in cents as Australian dollars that always have their cents, as quotes and invoices say
 * it: "$120.00". It is `formatAud(cents, { decimals: 'always' })`.
 *
 * @throws RangeError when the amount is not a whole number of cents.
 */
export const formatMoney = (cents: number): string => formatAud(cents, { decimals: 'always' });
