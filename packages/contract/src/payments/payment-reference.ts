/** INV-2026-00046: the year of issue, and the number within the year. */
const INVOICE_NUMBER = /^INV-20(\d{2})-(\d{5,16})$/u;
const PAYMENT_REFERENCE = /^(\d{2})(\d{5,16})(\d)$/u;

/**
 * The check digit of MOD10V01, the Luhn algorithm that BPAY billers use: it detects every single
 * wrong digit, and every swap of adjacent digits except 0 and 9.
 *
 * @param digits at least one digit, without the check digit.
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? doubled(digit) : digit), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The doubled digit, reduced to its digit sum. */
const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * The reference for a bank transfer or BPAY, digits only: the year, the number within the year, and
 * a check digit. INV-2026-00046 has the reference 26000463.
 *
 * @returns null for text that is not an invoice number.
 */
export function paymentReference(invoiceNumber: string | null): string | null {
  const [, year, place] = INVOICE_NUMBER.exec(invoiceNumber ?? '') ?? [];
  if (year === undefined || place === undefined) return null;
  return `${year}${place}${checkDigit(`${year}${place}`)}`;
}

/** The number of the invoice with a payment reference; null when the check digit is wrong. */
export function invoiceNumberOf(reference: string): string | null {
  const [, year, place, check] = PAYMENT_REFERENCE.exec(reference) ?? [];
  if (year === undefined || place === undefined) return null;
  return checkDigit(`${year}${place}`) === check ? `INV-20${year}-${place}` : null;
}

/** The company's bank details. */
interface BankDetails {
  readonly accountName: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly bpayBillerCode: string | null;
  readonly payId: string | null;
}

/** The ways to pay an invoice, as labels and values, which the page and the PDF share. */
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
