import { aRemittance, aRemittanceInvoice, anInvoiceTotals } from '@cleaning/api-client/testing';
import type { RemittanceInvoice } from '@cleaning/contract/claims';
import { expect, it } from 'vitest';
import { totalsAfter } from './answer-sums.ts';

const rejection = {
  paid_cents: 0,
  new_cents: 0,
  left_cents: 150_25,
  rejected_reason: 'No funding left',
};

it.each([
  ['a submitted claim', { claim_status: 'submitted' }, { accepted: 3, rejected: 2 }],
  ['an accepted claim', { claim_status: 'accepted' }, { accepted: 2, rejected: 2 }],
  [
    'one whose payment was taken back',
    { claim_status: 'reconciled' },
    { accepted: 3, rejected: 2 },
  ],
  ['one of which nothing is new', { is_new: false }, { accepted: 3, rejected: 1 }],
] as const)('the rejection of %s is counted in the totals', (_which, changes, claims) => {
  const invoice: Partial<RemittanceInvoice> = { ...rejection, ...changes };
  const file = {
    id: 'file',
    name: 'answers.csv',
    content: '',
    reference: 'NDIA 1',
    receivedOn: '2026-11-20',
    leftOut: [],
    remittance: aRemittance({ invoices: [aRemittanceInvoice(invoice)] }),
  };
  const before = anInvoiceTotals({ claims: { accepted: 3, rejected: 1 } });
  expect(totalsAfter(before, [file])).toMatchObject(claims);
});
