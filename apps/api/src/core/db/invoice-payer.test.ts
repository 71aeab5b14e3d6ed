import { PLAN_MANAGEMENTS } from '@cleaning/contract/clients/rules';
import { INVOICE_KINDS, invoicePayer } from '@cleaning/contract/invoices/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startBeforeAll } from '../../../test/set-up.ts';
import { isPaidByClient, payerOfInvoice } from './invoice-payer.ts';

const api = startBeforeAll();

const INVOICES = INVOICE_KINDS.flatMap((kind) =>
  [...PLAN_MANAGEMENTS, null].map((plan) => ({ kind, plan })),
);

test.each(INVOICES)(
  'the database and the contract agree who pays a $kind invoice under plan management $plan',
  async ({ kind, plan }) => {
    const payer = invoicePayer(kind, plan);
    const { rows } = await api.database.execute(sql`
      select ${payerOfInvoice} as payer, ${isPaidByClient} as is_paid_by_client
      from (values (${kind}::text, ${plan}::text)) as invoices (kind, plan_management)
    `);
    expect(rows).toEqual([{ payer, is_paid_by_client: payer === 'client' }]);
  },
);
