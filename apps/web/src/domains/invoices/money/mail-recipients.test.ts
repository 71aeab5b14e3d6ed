import { aClient, aClientProfile, anInvoice } from '@cleaning/api-client/testing';
import type { Invoice } from '@cleaning/contract/invoices';
import { describe, expect, it } from 'vitest';
import { describeMail, mailRecipients } from './mail-recipients.ts';

const payer = (name: string, email: string | null): Pick<Invoice, 'bill_to'> => ({
  bill_to: { ...anInvoice().bill_to, name, email, address: null, abn: null },
});

const nominee = aClientProfile({
  is_ndis_client: true,
  nominee_name: 'Nour Haddad',
  nominee_email: 'nour@example.com',
  nominee_gets_copies: true,
});
const withoutCopies = { ...nominee, nominee_gets_copies: false };

describe('who gets mail about an invoice', () => {
  it.each([
    [
      'the client who pays',
      'amira@example.com',
      'amira@example.com',
      withoutCopies,
      ['Amira Haddad'],
    ],
    [
      'payer and client',
      'pay@plans.example',
      'amira@example.com',
      withoutCopies,
      ['Payer', 'Amira Haddad'],
    ],
    ['the payer alone', 'pay@plans.example', null, withoutCopies, ['Payer']],
    ['the client alone', null, 'amira@example.com', withoutCopies, ['Amira Haddad']],
    ['the nominee alone', null, null, nominee, ['Nour Haddad']],
    [
      'all three',
      'pay@plans.example',
      'amira@example.com',
      nominee,
      ['Payer', 'Amira Haddad', 'Nour Haddad'],
    ],
    ['nobody', null, null, withoutCopies, []],
  ])('is %s', (_who, payerEmail, clientEmail, profile, names) => {
    const invoice = payer(payerEmail === clientEmail ? 'Amira Haddad' : 'Payer', payerEmail);
    expect(mailRecipients(invoice, aClient({ email: clientEmail, profile }))).toEqual(names);
  });

  it.each([
    [[], 'Nobody gets an email: there is no address. Phone them, or post the PDF.'],
    [['Amira Haddad'], 'Amira Haddad gets an email.'],
    [['Plans Together', 'Amira Haddad'], 'Plans Together and Amira Haddad get an email.'],
  ])('is said for %j', (names, sentence) => {
    expect(describeMail(names, 'an email')).toBe(sentence);
  });
});
