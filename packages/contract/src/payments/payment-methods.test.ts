import { expect, test } from 'vitest';
import { PAYMENT_METHOD_WORDS, paymentMethodName, RECORDED_METHODS } from './payment-methods.ts';

test('a method is called the same alone as within a sentence', () => {
  expect(RECORDED_METHODS.map(paymentMethodName)).toEqual([
    'Bank transfer',
    'Card',
    'Cash',
    'NDIS claim',
    'Another way',
    'Deposit',
    'Account credit',
  ]);
  for (const method of RECORDED_METHODS) {
    expect(paymentMethodName(method).toLowerCase()).toBe(
      PAYMENT_METHOD_WORDS[method].toLowerCase(),
    );
  }
});
