import type { PaymentMethod } from '@cleaning/contract';

/** The payment methods in words for staff. */
export const METHOD_OPTIONS: readonly { readonly value: PaymentMethod; readonly label: string }[] =
  [
    { value: 'bank_transfer', label: 'Bank transfer' },
    { value: 'card', label: 'Card' },
    { value: 'cash', label: 'Cash' },
    { value: 'ndis_claim', label: 'NDIS claim' },
    { value: 'other', label: 'Another way' },
  ];
