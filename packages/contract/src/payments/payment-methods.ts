/** The payment methods that staff can record. */
export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'ndis_claim', 'other'] as const;

/** A payment received, a refund, and a credit for an amount that need not be paid. */
export const PAYMENT_KINDS = ['payment', 'refund', 'credit'] as const;

/**
 * The methods of recorded payments. A credit has none, since no money moves. A `deposit` was paid
 * before the invoice and is deducted from it; an account credit is an earlier overpayment.
 */
export const RECORDED_METHODS = [...PAYMENT_METHODS, 'deposit', 'account_credit'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type RecordedMethod = (typeof RECORDED_METHODS)[number];

/** Each method within a sentence, on screens, in mails and in documents. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<RecordedMethod, string>> = {
  bank_transfer: 'bank transfer',
  card: 'card',
  cash: 'cash',
  ndis_claim: 'NDIS claim',
  other: 'another way',
  deposit: 'deposit',
  account_credit: 'account credit',
};

/** A method where it stands alone, such as a choice or a fact: "Bank transfer". */
export function paymentMethodName(method: RecordedMethod): string {
  const words = PAYMENT_METHOD_WORDS[method];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
