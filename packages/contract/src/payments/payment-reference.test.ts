import { assert, integer, nat, pre, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDigit,
  invoiceNumberOf,
  paymentFacts,
  paymentReference,
} from './payment-reference.ts';

const digit = integer({ min: 0, max: 9 });
const invoiceNumber = tuple(
  integer({ min: 2000, max: 2099 }),
  integer({ min: 1, max: 9_999_999 }),
).map(([year, place]) => `INV-${year}-${String(place).padStart(5, '0')}`);

describe('the check digit', () => {
  test.each([
    ['7992739871', '3'],
    ['1', '8'],
    ['0', '0'],
    ['2600046', '3'],
  ])('of %s is %s', (digits, check) => {
    expect(checkDigit(digits)).toBe(check);
  });

  test('is correct for every well-known test card number', () => {
    for (const card of ['4111111111111111', '5555555555554444', '378282246310005']) {
      expect(checkDigit(card.slice(0, -1))).toBe(card.at(-1));
    }
  });
});

describe('the payment reference of an invoice', () => {
  test('is made from the invoice number, and can be converted back', () => {
    expect(paymentReference('INV-2026-00046')).toBe('26000463');
    expect(paymentReference('INV-2026-100000')).toBe('261000004');
    assert(
      property(invoiceNumber, (number) => {
        const reference = paymentReference(number) ?? '';
        expect(reference).toMatch(/^\d{8,20}$/u);
        expect(invoiceNumberOf(reference)).toBe(number);
      }),
    );
  });

  test('matches no invoice with one wrong digit', () => {
    assert(
      property(invoiceNumber, nat(), digit, (number, at, wrong) => {
        const digits = Array.from(paymentReference(number) ?? '');
        const place = at % digits.length;
        pre(digits[place] !== String(wrong));
        digits[place] = String(wrong);
        expect(invoiceNumberOf(digits.join(''))).toBeNull();
      }),
    );
  });

  test('matches no invoice with two swapped neighbouring digits, except 0 and 9', () => {
    assert(
      property(invoiceNumber, nat(), (number, at) => {
        const digits = Array.from(paymentReference(number) ?? '');
        const place = at % (digits.length - 1);
        const [first = '', second = ''] = digits.slice(place);
        pre(first !== second && [first, second].toSorted().join('') !== '09');
        digits.splice(place, 2, second, first);
        expect(invoiceNumberOf(digits.join(''))).toBeNull();
      }),
    );
  });

  test('is empty before the invoice has a number', () => {
    expect(paymentReference(null)).toBeNull();
    expect(paymentReference('Q-1048')).toBeNull();
  });

  test.each(['', '26000464', '2600046', 'INV-2026-00046', '2600046x'])(
    '"%s" matches no invoice',
    (text) => {
      expect(invoiceNumberOf(text)).toBeNull();
    },
  );
});

describe('the ways to pay an invoice', () => {
  const account = { accountName: 'Blue Wren', bsb: '000-000', accountNumber: '000000000' };
  test('include BPAY and a PayID where the company has them', () => {
    const bank = { ...account, bpayBillerCode: '000000', payId: 'pay@wren.example' };
    expect(paymentFacts(bank, 'INV-2026-00046').map(({ label }) => label)).toEqual([
      'Account name',
      'BSB',
      'Account number',
      'PayID',
      'BPAY biller code',
      'Payment reference',
    ]);
  });

  test('are a bank transfer alone where it has neither', () => {
    expect(
      paymentFacts({ ...account, bpayBillerCode: null, payId: null }, 'INV-2026-00046'),
    ).toEqual([
      { label: 'Account name', value: 'Blue Wren' },
      { label: 'BSB', value: '000-000' },
      { label: 'Account number', value: '000000000' },
      { label: 'Payment reference', value: '26000463' },
    ]);
  });
});
