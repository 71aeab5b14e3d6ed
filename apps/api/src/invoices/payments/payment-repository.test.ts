import type { PaymentKind } from '@cleaning/contract/payments/rules';
import { expect, test } from 'vitest';
import { withoutTakenBack } from './payment-repository.ts';

const movement = (kind: PaymentKind, reference: string, amountCents = 100) => ({
  invoiceId: 'one',
  kind,
  reference,
  amountCents,
});

test('a payment stands unless a refund of its reference and amount follows it', () => {
  const [paid, back, other] = [
    movement('payment', 'A'),
    movement('refund', 'A'),
    movement('payment', 'B'),
  ];
  expect(withoutTakenBack([paid, other, back])).toEqual([other]);
  expect(withoutTakenBack([paid, back, movement('payment', 'A')])).toEqual([paid]);
  expect(withoutTakenBack([paid, paid, back])).toEqual([paid]);
  expect(withoutTakenBack([paid, movement('refund', 'A', 50), movement('refund', 'C')])).toEqual([
    paid,
  ]);
  expect(withoutTakenBack([paid, { ...back, invoiceId: 'two' }])).toEqual([paid]);
});
