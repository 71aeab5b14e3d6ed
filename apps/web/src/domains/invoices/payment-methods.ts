import type { PaymentMethod } from '@cleaning/contract/payments/rules';

/** The payment methods as a choice of staff. */
export const METHOD_OPTIONS: readonly { readonly value: PaymentMethod; readonly label: string }[] =
  [
    { value: 'bank_transfer', label: 'Bank transfer' },
    { value: 'card', label: 'Card' },
    { value: 'cash', label: 'Cash' },
    { value: 'ndis_claim', label: 'NDIS claim' },
    { value: 'other', label: 'Another way' },
  ];

/** The payment methods within a sentence. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'bank transfer',
  card: 'card',
  cash: 'cash',
  ndis_claim: 'NDIS claim',
  other: 'another way',
};
