import type { Appointment, WorkSheet } from '@cleaning/contract/appointments';
import type { DocumentsPage } from '@cleaning/contract/documents';
import type { EndpointName, Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type { Message } from '@cleaning/contract/messages';
import type { StaffPreferences } from '@cleaning/contract/staff';
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import { addToConversation, CONVERSATION_STALE_MS } from './conversation.ts';
import { endpointKey } from './endpoint-key.ts';

/** Two announcements may be lost before others treat the page as closed. */
const PRESENCE_EVERY_MS = 10_000;

interface Days {
  readonly from?: string;
  readonly to?: string;
}

const daysOf = (queryKey: QueryKey = []): Days => Object(queryKey[2]) as Days;

/** Options of single queries, besides those that follow from the contract. */
export const QUERY_OPTIONS: Readonly<
  Partial<Record<EndpointName, (queryKey: QueryKey) => Readonly<Record<string, unknown>>>>
> = {
  /** Announces that a record is open while the page is visible, and reads who else has it open. */
  announcePresence: () => ({
    refetchInterval: PRESENCE_EVERY_MS,
    // Pauses without a connection instead of failing, because the user did not ask for it.
    networkMode: 'online',
    retry: false,
    gcTime: 0,
  }),
  getClientHistory: () => ({ placeholderData: keepPreviousData }),
  // An offer never changes.
  getQuoteRevision: () => ({ staleTime: 'static' }),
  getQuoteTotals: () => ({ placeholderData: keepPreviousData }),
  // Another page of cleaners keeps the days, so the former one is shown until it is there.
  getStaffCalendar: (queryKey) => ({
    placeholderData(shown: unknown, before: Pick<Query, 'queryKey'> | undefined) {
      const [asked, days] = [daysOf(before?.queryKey), daysOf(queryKey)];
      return asked.from === days.from && asked.to === days.to ? shown : undefined;
    },
  }),
  getThread: () => ({ staleTime: CONVERSATION_STALE_MS }),
  // The credit of another client is never shown in its place.
  listAccountCredits: () => ({ placeholderData: undefined }),
  // The log grows each time staff open a client.
  listAuditEntries: () => ({ staleTime: 0 }),
  // The user may be waiting for an answer.
  listThreads: () => ({ refetchOnWindowFocus: 'always' }),
};

/** A mutation that took effect, for its special cache updates. */
interface Done<Answer, Sent> {
  readonly client: QueryClient;
  readonly answer: Answer;
  readonly sent: Sent;
  /** The id in the path. */
  readonly id: string;
}

/** What a mutation does in the cache besides what follows from the contract. */
export interface SpecialMutation<Answer, Sent> {
  /** Changes the cache before the call. Returns a function that changes it back. */
  readonly onSend?: (client: QueryClient, sent: Sent) => Promise<() => void>;
  readonly onDone?: (done: Done<Answer, Sent>) => Promise<void> | void;
}

/** Updates a cached work sheet, if there is one. */
const updateSheet = (
  client: QueryClient,
  id: string,
  change: (sheet: WorkSheet) => WorkSheet,
): void => {
  client.setQueryData<WorkSheet>(
    endpointKey('getWorkSheet', { id }),
    (sheet) => sheet && change(sheet),
  );
};

type Task = WorkSheet['tasks'][number];
type KeyedBody<Name extends EndpointName> = Keyed<EndpointBody<Endpoints[Name]>>;

const addTask: SpecialMutation<Task, KeyedBody<'addTask'>> = {
  onDone: ({ client, answer, id }) =>
    updateSheet(client, id, (sheet) => ({
      ...sheet,
      tasks: [...sheet.tasks.filter((task) => task.id !== answer.id), answer],
    })),
};

const tickTask: SpecialMutation<Task, KeyedBody<'tickTask'>> = {
  onDone: ({ client, answer, id }) =>
    updateSheet(client, id, (sheet) => ({
      ...sheet,
      tasks: sheet.tasks.map((task) => (task.id === answer.id ? answer : task)),
    })),
};

const saveOfficeNote: SpecialMutation<undefined, KeyedBody<'saveOfficeNote'>> = {
  onDone: ({ client, sent: { body }, id }) =>
    updateSheet(client, id, (sheet) => ({
      ...sheet,
      appointment: { ...sheet.appointment, completion_notes: body.notes },
    })),
};

const replyToThread: SpecialMutation<Message, KeyedBody<'replyToThread'>> = {
  onDone: ({ client, answer, id }) => addToConversation(client, id, answer),
};

/** Requesting a link opens the document. The page need not wait until the list shows that. */
const linkDocument: SpecialMutation<unknown, unknown> = {
  onDone({ client, id }) {
    const isShownUnopened = client
      .getQueriesData<DocumentsPage>({ queryKey: endpointKey('listDocuments') })
      .some(([, page]) => page?.results.some((one) => one.id === id && one.opened_at === null));
    if (isShownUnopened) {
      void client.invalidateQueries({ queryKey: endpointKey('listDocuments') });
    }
  },
};

/** Shows the change at once, and reverts it when it is refused. */
const updateStaffPreferences: SpecialMutation<
  StaffPreferences,
  EndpointBody<Endpoints['updateStaffPreferences']>
> = {
  async onSend(client, sent) {
    const queryKey: QueryKey = endpointKey('getStaffPreferences');
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<StaffPreferences>(queryKey);
    client.setQueryData(queryKey, before && { ...before, ...sent });
    return () => void client.setQueryData(queryKey, before);
  },
  async onDone({ client, sent }) {
    if (sent.area === undefined) return;
    await Promise.all(
      [
        endpointKey('getStaffToday'),
        endpointKey('listAppointments'),
        endpointKey('getStaffCalendar'),
        endpointKey('getStaffMonth'),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  },
};

/** The mutations that do more in the cache than to keep an answered record and refetch. */
export const SPECIAL_MUTATIONS: Readonly<
  Partial<Record<EndpointName, SpecialMutation<never, never>>>
> = {
  addTask,
  linkDocument,
  replyToThread,
  saveOfficeNote,
  tickTask,
  updateStaffPreferences,
};

/** Keeps an answered visit in its work sheet too. */
export const keepInWorkSheet = (client: QueryClient, appointment: Appointment): void =>
  updateSheet(client, appointment.id, (sheet) => ({ ...sheet, appointment }));
