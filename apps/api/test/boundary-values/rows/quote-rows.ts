import { randomUUID } from 'node:crypto';
import type { QuoteAttachment } from '@cleaning/contract/attachments';
import type { Quote, QuoteTemplate } from '@cleaning/contract/quotes';
import { PLANNED_TIME } from '../../appointment-fixtures.ts';
import { multipart } from '../../multipart.ts';
import {
  act,
  approvedUrgent,
  CHOICES,
  CHOICES_TOTAL_CENTS,
  command,
  createDraft,
  officeQuote,
  payDeposit,
  quoteIn,
  readQuote,
  SITE,
} from '../../quote-fixtures.ts';
import { aPdf, named } from '../../sample-files.ts';
import { RECURRENCE } from '../../series-fixtures.ts';
import { prepared, type ReadyRequest, type Row, type Rows, type World } from '../world.ts';

const REASON = { reason: 'She asked us by phone.' };

const asked = async ({ api, client }: World): Promise<Quote> =>
  quoteIn(await act(api, client, await createDraft(api, client), 'submit'));

const offered = async (world: World): Promise<Quote> =>
  quoteIn(await command(world.api, world.staff, await asked(world), 'send'));

const sentBack = async (world: World): Promise<Quote> =>
  quoteIn(
    await command(world.api, world.client, await offered(world), 'request_changes', {
      comment: 'Two rooms more, please.',
    }),
  );

const waitingToSend = async (world: World): Promise<Quote> =>
  quoteIn(await command(world.api, world.staff, await asked(world), 'send', { undoable: true }));

const approved = ({ api, client, staff }: World): Promise<Quote> =>
  approvedUrgent(api, client, staff);

const paid = async (world: World): Promise<Quote> => {
  const quote = await approved(world);
  await payDeposit(world.api, world.staff, quote);
  return readQuote(world.api, world.staff, quote);
};

/** A priced item on a quote that staff may change. */
const withItem = async (world: World): Promise<{ quote: Quote; itemId: string }> => {
  const before = await asked(world);
  const quote = await prepared<Quote>(world, {
    path: 'quotes/items/',
    as: world.staff,
    body: { quote_id: before.id, version: before.version, ...ITEM },
  });
  const item = quote.price.lines.findLast(({ kind }) => kind === 'item');
  return { quote, itemId: item !== undefined && 'id' in item ? (item.id ?? '') : '' };
};

const ITEM = { description: 'Balcony glass', quantity: 1, unit_cents: 30_00 } as const;

/** A command on a quote, with its version. */
const commandRow =
  (by: 'client' | 'staff', make: (world: World) => Promise<Quote>, body: object = {}): Row =>
  async (world) => {
    const { id, version } = await make(world);
    return { as: world[by], ids: { id }, body: { version, ...body } };
  };

const chosen = ({ id, version }: Quote) => ({ quotes: [{ id, version }] });

const TEMPLATE = { name: 'Weekly', ...CHOICES, ...SITE } as const;

/** A template of a client of its own, since each client keeps only some. */
const templateRow = async (world: World): Promise<ReadyRequest> => {
  const as = await world.api.signIn();
  const path = 'quotes/templates/';
  const { id } = await prepared<QuoteTemplate>(world, { path, as, body: TEMPLATE });
  return { as, owner: as, ids: { id } };
};

const attachmentRow = async (world: World): Promise<ReadyRequest> => {
  const { id: quote_id } = await createDraft(world.api, world.client);
  const form = await multipart({ quote_id, file: named('a.pdf', aPdf()) });
  const path = 'quotes/attachments/';
  const { id } = await prepared<QuoteAttachment>(world, { path, as: world.client, ...form });
  return { as: world.client, ids: { id } };
};

/** Quotes from the calculator to the deposit. */
export const quoteRows: Rows = {
  calculatePrice: async () => ({ body: CHOICES }),
  createQuote: async ({ client }) => ({ as: client, body: { ...CHOICES, ...SITE } }),
  updateQuote: commandRow('client', ({ api, client }) => createDraft(api, client), {
    access_notes: 'Ring twice.',
  }),
  deleteQuote: async ({ api, client }) => {
    const { id, version } = await createDraft(api, client);
    return { as: client, ids: { id }, query: `?version=${version}` };
  },
  submitQuote: commandRow('client', ({ api, client }) => createDraft(api, client), {
    expected_total_cents: CHOICES_TOTAL_CENTS,
  }),
  cancelQuote: commandRow('client', asked),
  exportQuotes: async (world) => ({ as: world.staff, body: { ids: [(await asked(world)).id] } }),
  sendQuotes: async (world) => ({ as: world.staff, body: chosen(await asked(world)) }),
  undoSendQuotes: async (world) => ({ as: world.staff, body: chosen(await waitingToSend(world)) }),
  assignQuotes: async (world) => ({
    as: world.staff,
    body: { ...chosen(await asked(world)), owner_id: world.staff.id },
  }),
  assignQuote: async (world) => {
    const { id, version } = await asked(world);
    return { as: world.staff, ids: { id }, body: { version, owner_id: world.staff.id } };
  },
  createOfficeQuote: async ({ client, staff }) => ({
    as: staff,
    body: officeQuote({ client_id: client.id }),
  }),
  saveOfficeQuote: async (world) => {
    const body = officeQuote({ client_id: world.client.id });
    const call = { path: 'quotes/office/', as: world.staff, body };
    const { id, version } = await prepared<Quote>(world, call);
    return { as: world.staff, ids: { id }, body: officeQuote({ version }) };
  },
  saveQuoteOffer: async (world) => {
    const { id, version } = await asked(world);
    const items = [{ ...ITEM, id: randomUUID() }];
    const body = { version, items, company_notes: 'Parking is free.', valid_until: null };
    return { as: world.staff, ids: { id }, body };
  },
  sendQuote: commandRow('staff', asked),
  undoSendQuote: commandRow('staff', waitingToSend),
  declineQuoteRequest: commandRow('staff', asked, REASON),
  approveQuote: commandRow('client', offered, { approved_name: 'Robin Park', accepts_terms: true }),
  declineQuote: commandRow('client', offered),
  requestQuoteChanges: commandRow('client', offered, { comment: 'Two rooms more, please.' }),
  reviseQuote: commandRow('staff', sentBack),
  changeQuote: async (world) => {
    const { id, version } = await offered(world);
    const items = [{ ...ITEM, id: randomUUID() }];
    const body = { version, items, company_notes: 'Parking is free.', valid_until: null };
    return { as: world.staff, ids: { id }, body };
  },
  withdrawQuote: commandRow('staff', offered, REASON),
  convertQuote: async (world) => {
    const { id, version } = await paid(world);
    const { id: staff_id } = await world.api.signIn({ userType: 'staff' });
    return {
      as: world.staff,
      ids: { id },
      body: { version, appointments: [{ ...PLANNED_TIME, staff_id }] },
      others: { series: { ...RECURRENCE, staff_id } },
    };
  },
  recordDeposit: async (world) => ({
    as: world.staff,
    ids: { id: (await approved(world)).id },
    body: { amount_cents: 77_40, reference: 'Transfer 1', method: 'bank_transfer' },
  }),
  takeDepositBack: async (world) => {
    const { id, version, deposit } = await paid(world);
    const payment_id = deposit.payments[0]?.id;
    return { as: world.staff, ids: { id }, body: { version, payment_id, ...REASON } };
  },
  refundDeposit: async (world) => ({
    as: world.staff,
    ids: { id: (await paid(world)).id },
    body: { amount_cents: 77_40, reference: 'Back 1', method: 'bank_transfer', ...REASON },
  }),
  addQuoteItem: async (world) => {
    const { id, version } = await asked(world);
    return { as: world.staff, body: { quote_id: id, version, ...ITEM } };
  },
  updateQuoteItem: async (world) => {
    const { quote, itemId } = await withItem(world);
    const body = { quote_id: quote.id, version: quote.version, quantity: 2 };
    return { as: world.staff, ids: { id: itemId }, body };
  },
  removeQuoteItem: async (world) => {
    const { quote, itemId } = await withItem(world);
    const query = `?quote_id=${quote.id}&version=${quote.version}`;
    return { as: world.staff, ids: { id: itemId }, query };
  },
  createQuoteTemplate: async ({ api }) => {
    const as = await api.signIn();
    return { as, owner: as, body: TEMPLATE };
  },
  updateQuoteTemplate: async (world) => ({
    ...(await templateRow(world)),
    body: { access_notes: 'Ring twice.' },
  }),
  deleteQuoteTemplate: templateRow,
  bookQuoteTemplate: templateRow,
  uploadQuoteAttachment: async ({ api, client }) => ({
    as: client,
    form: { quote_id: (await createDraft(api, client)).id, file: named('a.pdf', aPdf()) },
  }),
  linkQuoteAttachment: attachmentRow,
  deleteQuoteAttachment: attachmentRow,
};
