import { accountRows } from './rows/account-rows.ts';
import { bankRows } from './rows/bank-rows.ts';
import { claimRows } from './rows/claim-rows.ts';
import { clientRows } from './rows/client-rows.ts';
import { companyRows } from './rows/company-rows.ts';
import { contactRows } from './rows/contact-rows.ts';
import { invoiceRows } from './rows/invoice-rows.ts';
import { quoteRows } from './rows/quote-rows.ts';
import { visitRows } from './rows/visit-rows.ts';
import type { Rows } from './world.ts';

/** How each write is accepted. What the company decides comes last, since other rows rely on it. */
export const rows: Rows = {
  ...accountRows,
  ...clientRows,
  ...quoteRows,
  ...visitRows,
  ...contactRows,
  ...invoiceRows,
  ...claimRows,
  ...bankRows,
  ...companyRows,
};
