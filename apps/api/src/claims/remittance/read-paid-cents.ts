type PaidCents =
  | { readonly cents: number; readonly problem?: never }
  /** Why the text is not an amount, as a sentence. */
  | { readonly cents: null; readonly problem: string };

/** Cells that say that nothing was paid. */
const NOTHING = /^(?:\$?[-–—]|nil|none|n\/a)?$/iu;

/** An amount: commas stand only before groups of three digits. */
const AMOUNT = /^\$?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})?(?:\.(\d{1,8}))?$/u;
const BELOW_ZERO = /^(?:-|−|\(|\$\s*-)|-$/u;

/**
 * Reads "$1,234.50" as cents. More than two decimals are read when they add nothing to the cents:
 * 150.2500 is 150.25, and 150.2549 is refused, because rounding it would invent or lose money.
 */
export function readPaidCents(text: string): PaidCents {
  const amount = text
    .replaceAll(/\s/gu, '')
    .replace(/^(?:AUD|A(?=\$))/iu, '')
    .replace(/(?:AUD|CR)$/iu, '');
  if (NOTHING.test(amount)) return { cents: 0 };
  if (BELOW_ZERO.test(amount)) {
    return refused(text, 'takes money back. Record it by hand, on the invoice.');
  }
  const [, dollars, decimals = ''] = AMOUNT.exec(amount) ?? [];
  if (dollars === undefined && decimals === '')
    return refused(text, 'is not an amount in dollars.');
  if (/[1-9]/u.test(decimals.slice(2))) return refused(text, 'has a part of a cent.');
  const whole = Number((dollars ?? '0').replaceAll(',', ''));
  return { cents: whole * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) };
}

const refused = (text: string, why: string): PaidCents => ({
  cents: null,
  problem: `${text.slice(0, 40)} ${why}`,
});
