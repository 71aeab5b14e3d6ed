import {
  PAYMENT_METHODS,
  paymentMethodName,
  type PaymentMethod,
} from '@cleaning/contract/payments/rules';

/** The payment methods as a choice of staff. */
export const METHOD_OPTIONS: readonly { readonly value: PaymentMethod; readonly label: string }[] =
  PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodName(value) }));
