import type { EndpointName } from '@cleaning/contract/endpoints';
import type { LiveChange, LiveKind } from '@cleaning/contract/live/rules';
import type { QueryKey } from '@tanstack/react-query';
import { isRecord } from '../errors/is-record.ts';
import type { EndpointGroup, GroupedCall } from './calls.ts';

/** All queries of a group of the contract, or those of one endpoint. */
export type Stale = EndpointGroup | EndpointName;

const CLIENTS: readonly Stale[] = ['listClients', 'getClientCounts', 'getClient', 'clientHistory'];
const VISITS: readonly Stale[] = [
  'appointments',
  'staffAppointments',
  'appointmentSeries',
  'timesheets',
];
/** What is owed is also what a row of a bank statement can pay. */
const INVOICES: readonly Stale[] = [
  'invoices',
  'bookkeeping',
  'compliance',
  'claims',
  'listOpenBankRows',
];
/** What somebody who leaves had. */
const HANDED_OVER: readonly Stale[] = [...VISITS, 'messages', 'quotes', 'getStaffToday'];

/**
 * What the commands of a group, or one command, make stale besides the group itself. The dashboard
 * summarises everything, and is stale after every command.
 */
const ALSO_STALE: Readonly<Partial<Record<Stale, readonly Stale[]>>> = {
  accounts: ['ownAccount'],
  // The notes of booked visits follow those of their place.
  addresses: [...CLIENTS, ...VISITS],
  appointments: [...VISITS, 'listUninvoicedVisits', 'getStaffToday', ...CLIENTS],
  appointmentSeries: [...VISITS, 'getStaffToday', ...CLIENTS],
  bankStatements: [...INVOICES, 'quotes', 'getStaffToday'],
  // Who becomes a cleaner passes conversations and quotes on.
  changeUserType: ['messages', 'quotes'],
  claims: [...INVOICES, 'getStaffToday'],
  cleaners: [...VISITS, 'getStaffToday'],
  clients: ['clientHistory', 'addresses', 'getProfile'],
  convertEnquiry: ['clients', 'clientHistory', 'quotes'],
  enquiries: ['getStaffToday'],
  handOver: HANDED_OVER,
  invoices: [...INVOICES, 'getStaffToday'],
  mails: ['getStaffToday'],
  messages: ['getStaffToday'],
  // A row of a bank statement can pay a deposit.
  quotes: ['getStaffToday', 'listOpenBankRows'],
  refundAccountCredit: CLIENTS,
  setLastDay: HANDED_OVER,
  // Its place is the last one used.
  requestAppointment: ['listAddresses'],
  // Visits without an invoice and hourly rates say how hours are counted.
  settings: INVOICES,
  staffAppointments: [...VISITS, 'listUninvoicedVisits', 'getStaffToday', ...CLIENTS],
  submitQuote: ['listAddresses'],
  timesheets: ['getStaffToday'],
  // Who can be given a visit or a conversation.
  users: ['listStaffMembers', 'getStaffCalendar', 'cleaners'],
};

/** The lists and counts of conversations. */
const CONVERSATIONS: readonly Stale[] = ['listThreads', 'getUnreadCount', 'getStaffToday'];

/**
 * Commands whose screen shows the change already, or is left at once: they make only this stale, and
 * nobody waits for the refetch.
 */
const SHOWN_ALREADY: Readonly<Partial<Record<EndpointName, readonly Stale[]>>> = {
  addTask: ['getWorkSheet'],
  markThreadRead: CONVERSATIONS,
  // Reading the messages again would mark them as read.
  markThreadUnread: CONVERSATIONS,
  replyToThread: ['messages'],
  saveOfficeNote: ['getWorkSheet'],
  setAccessCode: ['getWorkSheet'],
  // Waiting would open the conversation late, when the user may be elsewhere.
  startThread: CONVERSATIONS,
  tickTask: ['getWorkSheet'],
  updateQuickReplies: [],
};

/** Commands that read: a check, a preview, an announcement. They can be queries too. */
const READING_COMMANDS = [
  'announcePresence',
  'calculatePrice',
  'checkAvailability',
  'checkWorkingHours',
  'previewClaimBatch',
  'previewRemittance',
] as const satisfies readonly EndpointName[];

export type ReadingCommand = (typeof READING_COMMANDS)[number];

/** Whether a call can be a query: it only reads. */
export const isRead = ({ method, name }: GroupedCall): boolean =>
  method === 'GET' || READING_COMMANDS.some((command) => command === name);

/** Commands after which every query answers as before. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set<EndpointName>([
  ...READING_COMMANDS,
  'actForClient',
  // The session is over, and refetching with its token would be refused.
  'deactivateAccount',
  'exportQuotes',
  // Special mutations refetch what shows that a document was opened.
  'linkDocument',
  'linkMessageAttachment',
  'linkQuoteAttachment',
  'logout',
  'readBankColumns',
  'readOwnNdisNumber',
  'revealAccessCode',
  'revealNdisNumber',
  'stopActingForClient',
  'updateStaffPreferences',
  'uploadMessageAttachment',
]);

/** What a call makes stale, and when that is refetched. */
export interface Staleness {
  readonly stale: readonly Stale[];
  /**
   * `now`: before the mutation ends; `meanwhile`: without delaying it; `later`: with the next page
   * that shows it.
   */
  readonly refetched: 'now' | 'meanwhile' | 'later';
}

/** What a call makes stale; null for one that changes nothing. */
export function stalenessAfter({ name, group, method }: GroupedCall): Staleness | null {
  if (method === 'GET' || CHANGES_NOTHING.has(name)) return null;
  const shown = SHOWN_ALREADY[name];
  if (shown !== undefined) return { stale: shown, refetched: 'meanwhile' };
  return {
    stale: [...withDependants(group), ...(ALSO_STALE[name] ?? [])],
    // The user leaves the page that shows a discarded statement, so nothing of it is refetched.
    refetched: name === 'discardBankStatement' ? 'later' : 'now',
  };
}

const withDependants = (group: EndpointGroup): readonly Stale[] => [
  group,
  ...(ALSO_STALE[group] ?? []),
];

/** Whether a query is among those that are stale. */
export const isStale = ([group, name]: QueryKey, stale: readonly Stale[]): boolean =>
  stale.some((part) => part === group || part === name);

/** What a change of another user made stale. */
interface LiveStaleness {
  /** Groups whose queries of another record (by `id`) are as before. */
  readonly ofRecord?: readonly EndpointGroup[];
  readonly stale: readonly Stale[];
}

/** Queries that summarise all of a client's records. */
const SUMMARIES: readonly Stale[] = ['getDashboard', 'getStaffToday', ...CLIENTS];

/** What a live change makes stale, by the kind of the changed record. */
const STALE_AFTER_CHANGE: Readonly<Record<LiveKind, LiveStaleness>> = {
  quote: {
    ofRecord: ['quotes'],
    stale: [...withDependants('quotes'), 'attachments', ...SUMMARIES],
  },
  appointment: {
    ofRecord: ['appointments', 'staffAppointments'],
    stale: [...withDependants('appointments'), ...SUMMARIES],
  },
  series: { stale: [...withDependants('appointmentSeries'), ...SUMMARIES] },
  invoice: {
    ofRecord: ['invoices', 'compliance'],
    stale: [...withDependants('invoices'), ...SUMMARIES],
  },
  thread: { ofRecord: ['messages'], stale: [...withDependants('messages'), ...SUMMARIES] },
  document: { stale: ['documents', 'attachments', ...SUMMARIES] },
  client: { stale: [...withDependants('clients'), 'listReminders', ...SUMMARIES] },
  enquiry: { stale: withDependants('enquiries') },
  claim_batch: { stale: withDependants('claims') },
  bank_statement: { stale: ['bankStatements'] },
  cleaner: { stale: withDependants('cleaners') },
  presence: { stale: ['announcePresence'] },
};

/** Whether a query may answer differently after a change of another user. */
export function isStaleAfterChange(queryKey: QueryKey, { kind, id }: LiveChange): boolean {
  // A later release of the service may have more kinds than this page.
  if (!Object.hasOwn(STALE_AFTER_CHANGE, kind)) return false;
  const { ofRecord = [], stale } = STALE_AFTER_CHANGE[kind];
  const [group, , input] = queryKey;
  const isOfRecord = ofRecord.some((one) => one === group);
  const isOfAnother = isOfRecord && isRecord(input) && 'id' in input && input['id'] !== id;
  return !isOfAnother && isStale(queryKey, stale);
}
