import { aRemittanceInvoice, aRemittanceRow } from '@cleaning/api-client/testing';
import { expect, it } from 'vitest';
import { emailToPayer } from './email-to-payer.ts';

const file = {
  id: 'file',
  name: 'answers.csv',
  content: '',
  reference: '',
  receivedOn: null,
  leftOut: [],
};

const rejected = (payer_email: string | null, reason: string | null) => {
  const invoice = aRemittanceInvoice({ payer_email });
  const row = aRemittanceRow({ outcome: 'rejected', reason });
  const remittance = { rows: [row], invoices: [invoice], payers: [], paid_cents: 0 };
  return { ...row, id: 'row', invoice, file: { ...file, remittance } };
};

it('the email link escapes the mailbox name, and contains no client name', () => {
  const address = emailToPayer(rejected('a&b?cc=x@harbour.example', 'No money & no plan'));
  const { pathname, searchParams } = new URL(address ?? '');
  expect(decodeURIComponent(pathname)).toBe('a&b?cc=x@harbour.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toContain('No money & no plan');
  expect(address).not.toContain('Haddad');
});

it('there is no email link without a plan manager', () => {
  expect(emailToPayer(rejected(null, null))).toBeNull();
});
