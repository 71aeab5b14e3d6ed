import type { Invoice } from '@cleaning/contract/invoices';
import type { AccountCredit } from '@cleaning/contract/payments';
import {
  createInvoice,
  invoiceIn,
  issueInvoice,
  issueWithoutCredit,
  LINE,
  NDIS_LINE,
  pay,
} from '../../invoice-fixtures.ts';
import { storeClean } from '../../late-fee-fixtures.ts';
import { approvedUrgent } from '../../quote-fixtures.ts';
import { prepared, type Row, type Rows, type World } from '../world.ts';

const REASON = { reason: 'She asked us by phone.' };
const RATE = { hourly_rate_cents: 60_10 } as const;
const MONTH = { from: '2026-11-01', to: '2026-11-30' } as const;

const draft = ({ api, staff, client }: World): Promise<Invoice> =>
  createInvoice(api, staff, client);
const ndisDraft = ({ api, staff, participant }: World): Promise<Invoice> =>
  createInvoice(api, staff, participant, { kind: 'ndis', lines: [NDIS_LINE] });
const issued = ({ api, staff, client }: World): Promise<Invoice> =>
  issueInvoice(api, staff, client);
const paid = async (world: World): Promise<Invoice> =>
  invoiceIn(await pay(world.api, world.staff, await issued(world), 110_00, world.unique()));

/** After the due dates of the invoices that were issued on the first day. */
const overdue = async (world: World): Promise<Invoice> => {
  const invoice = await issued(world);
  world.api.clock.set('2026-12-09T03:30:00.000Z');
  return invoice;
};

const money = (world: World) => ({
  amount_cents: 110_00,
  reference: world.unique(),
  method: 'bank_transfer',
});

/** A credit of $50 that a client paid too much. The next invoice of the client would use it. */
async function keptCredit(world: World): Promise<AccountCredit> {
  const { id } = await issued(world);
  const parts = [{ invoice_id: id, amount_cents: 110_00 }];
  const { credit } = await prepared<{ credit: AccountCredit }>(world, {
    path: 'invoices/split_payments/',
    as: world.staff,
    body: { ...money(world), amount_cents: 160_00, parts },
  });
  return credit;
}

/** A command on an invoice, with its version. */
const commandRow =
  (
    make: (world: World) => Promise<Invoice>,
    body: object = {},
    by: 'staff' | 'admin' = 'staff',
  ): Row =>
  async (world) => {
    const { id, version } = await make(world);
    return { as: world[by], ids: { id }, body: { version, ...body } };
  };

/** A call about an invoice without its version. */
const invoiceRow =
  (make: (world: World) => Promise<Invoice>, body?: (world: World) => object): Row =>
  async (world) => {
    const { id } = await make(world);
    return {
      as: world.staff,
      ids: { id },
      ...(body === undefined ? {} : { body: { ...body(world) } }),
    };
  };

const chosen = ({ id, version }: Invoice) => ({ invoices: [{ id, version }] });

/** Invoices, from their drafts to their payments and reminders. */
export const invoiceRows: Rows = {
  createDraftInvoices: async (world) => {
    const visit = await storeClean(world.api, world.client, '2026-11-18');
    const body = { drafts: [{ appointment_ids: [visit], ...RATE }] };
    return { as: world.staff, body };
  },
  issueInvoices: async (world) => ({ as: world.staff, body: chosen(await draft(world)) }),
  sendInvoicesAgain: async (world) => ({ as: world.staff, body: chosen(await issued(world)) }),
  updateReminderEmail: async (world) => {
    const { emails } = await prepared<{ emails: { days: number; version: number }[] }>(world, {
      method: 'GET',
      path: 'invoices/reminders/',
      as: world.staff,
    });
    const { days, version } = emails[1] ?? {};
    const words = { subject: '{invoice} is waiting', body: 'Please pay {amount}.\n\n{how to pay}' };
    return { as: world.staff, body: { days, version, ...words } };
  },
  sendReminder: invoiceRow(overdue, () => ({ days: 3 })),
  stopReminders: invoiceRow(issued, () => REASON),
  resumeReminders: async (world) => {
    const { id } = await issued(world);
    const path = `invoices/${id}/stop_reminders/`;
    await prepared(world, { path, as: world.staff, body: REASON });
    return { as: world.staff, ids: { id }, body: { earlier_reason: REASON.reason } };
  },
  sendStatement: async (world) => {
    const client = await world.api.signIn();
    await issueInvoice(world.api, world.staff, client);
    return { as: world.staff, owner: client, body: { ...MONTH, client_id: client.id } };
  },
  sendStatements: async (world) => {
    const client = await world.api.signIn();
    await overdue({ ...world, client });
    const body = { from: '2026-11-01', to: '2026-12-06', client_ids: [client.id] };
    return { as: world.staff, owner: client, body };
  },
  createInvoice: async ({ staff, client }) => ({
    as: staff,
    body: { client_id: client.id, kind: 'private', lines: [LINE] },
  }),
  createInvoiceFromQuote: async ({ api, client, staff }) => ({
    as: staff,
    body: { quote_id: (await approvedUrgent(api, client, staff)).id },
  }),
  createInvoiceFromAppointments: async ({ api, client, staff }) => ({
    as: staff,
    body: { appointment_ids: [await storeClean(api, client, '2026-11-18')], ...RATE },
  }),
  addInvoiceLine: async (world) => {
    const { id, version } = await ndisDraft(world);
    return { as: world.staff, body: { invoice_id: id, version, ...NDIS_LINE } };
  },
  changeInvoiceLine: async (world) => {
    const { version, lines } = await ndisDraft(world);
    const ids = { id: lines[0]?.id ?? '' };
    return { as: world.staff, ids, body: { version, quantity: 2 } };
  },
  removeInvoiceLine: async (world) => {
    const { version, lines } = await draft(world);
    return { as: world.staff, ids: { id: lines[0]?.id ?? '' }, query: `?version=${version}` };
  },
  recordSplitPayment: async (world) => {
    const { id } = await issued(world);
    const parts = [{ invoice_id: id, amount_cents: 110_00 }];
    return { as: world.staff, body: { ...money(world), parts } };
  },
  refundAccountCredit: async (world) => {
    const client = await world.api.signIn();
    const { id } = await keptCredit({ ...world, client });
    const body = { ...money(world), amount_cents: 50_00, ...REASON };
    return { as: world.staff, owner: client, ids: { id }, body };
  },
  applyAccountCredit: async (world) => {
    const client = await world.api.signIn();
    const { id } = await issueWithoutCredit(world.api, world.staff, client);
    const credit = await keptCredit({ ...world, client });
    const body = { credit_id: credit.id, amount_cents: 50_00 };
    return { as: world.staff, owner: client, ids: { id }, body };
  },
  updateInvoice: async (world) => {
    const { id, version, lines } = await ndisDraft(world);
    const body = { version, lines: [{ id: lines[0]?.id, ...NDIS_LINE }] };
    return { as: world.staff, ids: { id }, body };
  },
  deleteInvoice: async (world) => {
    const { id, version } = await draft(world);
    return { as: world.staff, ids: { id }, query: `?version=${version}` };
  },
  issueInvoice: commandRow(draft),
  sendInvoiceAgain: invoiceRow(issued),
  recordPayment: invoiceRow(issued, money),
  refundPayment: invoiceRow(paid, (world) => ({ ...money(world), ...REASON })),
  creditInvoice: invoiceRow(issued, (world) => ({
    amount_cents: 10_00,
    reference: world.unique(),
    ...REASON,
  })),
  voidInvoice: commandRow(issued, REASON),
  writeOffInvoice: commandRow(issued, REASON, 'admin'),
};
