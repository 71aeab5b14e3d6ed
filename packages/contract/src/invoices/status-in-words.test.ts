import { describe, expect, test } from 'vitest';
import { INVOICE_PAYERS } from './choices.ts';
import { claimInWords, invoiceStatusInWords } from './status-in-words.ts';

describe('the status of an invoice', () => {
  test.each([
    ['client', 'Overdue'],
    ['plan_manager', 'With your plan manager'],
    ['agency', 'With the NDIA'],
    ['unknown', 'We need your details'],
  ] as const)('that the %s pays and is overdue reads %s to its client', (payer, words) => {
    const invoice = { status: 'partially_paid', payer, is_overdue: true } as const;
    expect(invoiceStatusInWords(invoice, 'client')).toBe(words);
    expect(invoiceStatusInWords(invoice, 'staff')).toBe('Overdue');
  });

  test.each([
    ['draft', 'Draft', 'Draft'],
    ['paid', 'Paid', 'Paid'],
    ['void', 'Cancelled', 'Void'],
    ['written_off', 'Closed', 'Written off'],
  ] as const)(
    '%s reads %s to its client, and %s to staff, whoever pays',
    (status, client, staff) => {
      for (const payer of INVOICE_PAYERS) {
        const invoice = { status, payer, is_overdue: false };
        expect(invoiceStatusInWords(invoice, 'client')).toBe(client);
        expect(invoiceStatusInWords(invoice, 'staff')).toBe(staff);
      }
    },
  );
});

test.each([
  ['ndis', 'issued', 'agency', 'submitted', 'Claim sent'],
  ['ndis', 'issued', 'plan_manager', 'not_applicable', 'Your plan manager claims this'],
  ['ndis', 'void', 'plan_manager', 'not_applicable', 'No claim needed'],
  ['private', 'issued', 'client', 'not_applicable', 'No claim needed'],
] as const)(
  'the claim of an invoice (%s, %s, paid by %s, claim %s) reads: %s',
  (kind, status, payer, claim_status, words) => {
    expect(claimInWords({ kind, status, payer, claim_status })).toBe(words);
  },
);
