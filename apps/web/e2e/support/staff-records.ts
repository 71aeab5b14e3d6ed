import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@cleaning/api-client';
import { pathWithId } from '@cleaning/contract/routes';
import { newKey } from './api.ts';

/** Finds or creates a record that a screen can show, and returns its id. */
type FindRecord = (staff: ApiClient) => Promise<string | undefined>;

/** Clients of the demo, whose records no test changes; other clients come and go. */
const [GRACE, NOAH, OLIVIA] = ['Grace Nguyen', 'Noah Williams', 'Olivia Marsh'];

const invoiceIn =
  (status: 'draft' | 'issued'): FindRecord =>
  async ({ invoices }) =>
    (await invoices.listInvoices({ status, search: NOAH })).results[0]?.id;

const quoteIn =
  (status: 'submitted' | 'sent' | 'approved'): FindRecord =>
  async ({ quotes }) =>
    (await quotes.listQuotes({ status, search: GRACE })).results[0]?.id;

const clientNamed =
  (name: string): FindRecord =>
  async ({ clients }) =>
    (await clients.listClients({ search: name })).results[0]?.id;

async function anEnquiry({ enquiries }: ApiClient): Promise<string | undefined> {
  const name = `Asked ${randomUUID().slice(0, 8)}`;
  await enquiries.createEnquiry({
    name,
    email: `${randomUUID()}@example.com`,
    topic: 'price',
    message: 'A unit in Dee Why, end of lease.',
  });
  return (await enquiries.listEnquiries({ search: name })).results[0]?.id;
}

async function aCleaner({ appointments }: ApiClient): Promise<string | undefined> {
  return (await appointments.listStaffMembers())[0]?.id;
}

/** A cleaner of the demo, who has visits of last week. */
async function mia({ appointments }: ApiClient): Promise<string | undefined> {
  const team = await appointments.listStaffMembers();
  return team.find(({ first_name: name }) => name === 'Mia')?.id;
}

async function aConversation({ clients, messages }: ApiClient): Promise<string | undefined> {
  const [client] = (await clients.listClients({ search: OLIVIA })).results;
  if (client === undefined) return undefined;
  const started = await messages.startThread(
    { client_id: client.id, subject: 'Getting in', body: 'Where do you leave the key?' },
    newKey(),
  );
  return started.id;
}

async function aBankStatement({ bankStatements }: ApiClient): Promise<string | undefined> {
  const rows = '20-Nov-26,300.50,444417,,TRANSFER CREDIT,NORTHSIDE PM 26000364,8504.61\n';
  const read = await bankStatements.importBankStatement(
    { file: new File([rows], 'statement.csv', { type: 'text/csv' }) },
    newKey(),
  );
  return read.id;
}

/** How to find a record for each path before an id, in each state in which the screen differs. */
const RECORDS: Readonly<Record<string, Readonly<Record<string, FindRecord>>>> = {
  quotes: {
    'a request': quoteIn('submitted'),
    'an offer': quoteIn('sent'),
    'an approved quote': quoteIn('approved'),
  },
  cleaners: { 'a cleaner': aCleaner },
  timesheets: { 'a cleaner with visits': mia },
  visits: {
    'a visit': async ({ appointments }) =>
      (await appointments.listAppointments({ status: 'confirmed' })).results.find(
        ({ client_name: name }) => name === OLIVIA,
      )?.id,
  },
  invoices: { 'a draft': invoiceIn('draft'), 'an issued invoice': invoiceIn('issued') },
  clients: { 'a general client': clientNamed(GRACE), 'a participant': clientNamed(NOAH) },
  messages: { 'a conversation': aConversation },
  import: { 'a bank statement': aBankStatement },
  enquiries: { 'an enquiry': anEnquiry },
};

export interface StaffScreen {
  readonly path: string;
  /** Distinguishes it from other screens of the same path. */
  readonly name: string;
  readonly addressFor: (staff: ApiClient) => Promise<string>;
}

/**
 * Every state in which a path is tested.
 * @throws When the path has an id of a kind that RECORDS does not list.
 */
export function screensOf(path: string): StaffScreen[] {
  if (!path.includes(':id')) return [{ path, name: path, addressFor: async () => path }];
  const noun = /([^/]+)\/:id/u.exec(path)?.[1] ?? '';
  const records = Object.entries(RECORDS[noun] ?? {});
  if (records.length === 0) throw new Error(`${path}: say in RECORDS how to find one of ${noun}.`);
  return records.map(([record, find]) => ({
    path,
    name: `${path} of ${record}`,
    async addressFor(staff) {
      const id = await find(staff);
      if (id === undefined) throw new Error(`There is not ${record} to show on ${path}.`);
      return pathWithId(path, id);
    },
  }));
}
