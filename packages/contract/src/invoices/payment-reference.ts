/** INV-2026-00046: the year of issue, and the place of the invoice in it. */
const INVOICE_NUMBER = /^INV-20(\d{2})-(\d{5,16})$/u;
const PAYMENT_REFERENCE = /^(\d{2})(\d{5,16})(\d)$/u;

/**
 * The check digit of MOD10V01, the Luhn algorithm that BPAY billers use: it finds every wrong digit, and
 * every two neighbours that were swapped except 0 and 9.
 *
 * @param digits at least one digit, without the check digit.
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? doubled(digit) : digit), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Twice a digit, as the sum of the digits of the product. */
const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * What a payer quotes with a bank transfer or BPAY, digits alone: the year and the place of the number, and a
 * check digit. INV-2026-00046 is paid with 26000463.
 *
 * @returns null for what is no number of an issued invoice.
 */
export function paymentReference(invoiceNumber: string | null): string | null {
  const [, year, place] = INVOICE_NUMBER.exec(invoiceNumber ?? '') ?? [];
  if (year === undefined || place === undefined) return null;
  return `${year}${place}${checkDigit(`${year}${place}`)}`;
}

/** The number of the invoice that a payment reference is of; null when a digit of it is wrong. */
export function invoiceNumberOf(reference: string): string | null {
  const [, year, place, check] = PAYMENT_REFERENCE.exec(reference) ?? [];
  if (year === undefined || place === undefined) return null;
  return checkDigit(`${year}${place}`) === check ? `INV-20${year}-${place}` : null;
}

/** Where money can be sent, as the company says. */
interface BankDetails {
  readonly accountName: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly bpayBillerCode: string | null;
  readonly payId: string | null;
}

/** How an invoice is paid, by each way that the company has. The page and the PDF say the same. */
export function paymentFacts(
  bank: BankDetails,
  invoiceNumber: string | null,
): { readonly label: string; readonly value: string }[] {
  const reference = paymentReference(invoiceNumber) ?? '';
  return [
    { label: 'Account name', value: bank.accountName },
    { label: 'BSB', value: bank.bsb },
    { label: 'Account number', value: bank.accountNumber },
    ...(bank.payId === null ? [] : [{ label: 'PayID', value: bank.payId }]),
    ...(bank.bpayBillerCode === null
      ? []
      : [{ label: 'BPAY biller code', value: bank.bpayBillerCode }]),
    { label: 'Payment reference', value: reference },
  ];
}
