import type { WorkSheet } from '@cleaning/contract/appointments';
import { allEndpoints, type EndpointName } from '@cleaning/contract/endpoints';
import type { Thread } from '@cleaning/contract/messages';
import type { StaffPreferences } from '@cleaning/contract/staff';
import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CallEndpoint } from '../client/call-options.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  anAppointment,
  anInvoice,
  aPageOf,
  aQuote,
  aSession,
  aThread,
  aWorkSheet,
} from '../testing/index.ts';
import { CALLS } from './calls.ts';
import { createQueryClient } from './create-query-client.ts';
import { endpointKey } from './endpoint-key.ts';
import { createEndpointOptions } from './endpoint-options.ts';
import { isStaleAfterChange } from './staleness.ts';

const ID = '0190a1b2-0000-7000-8000-000000001048';
const OTHER_ID = '0190a1b2-0000-7000-8000-000000001049';

const envelope = { success: true, data: aSession(), ...aSession() };

/** The options on a service that answers everything with the same. */
function serviceThat(answers: (name: string) => unknown = () => envelope) {
  const called: { readonly name: string; readonly input: object }[] = [];
  const callEndpoint = vi.fn((call: { readonly name: string }, input: object) => {
    called.push({ name: call.name, input });
    const answer = answers(call.name);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { api: createEndpointOptions(callEndpoint as unknown as CallEndpoint), called };
}

const answering = (answer: unknown) => serviceThat(() => answer);

const refusing = (status: number | null) =>
  answering(
    new ApiError({ kind: status === null ? 'network' : 'http', status, message: 'Refused.' }),
  );

function aCache(...filled: readonly (readonly [QueryKey, unknown])[]): QueryClient {
  const cache = createQueryClient();
  onTestFinished(() => cache.clear());
  for (const [key, data] of filled) cache.setQueryData(key, data);
  return cache;
}

const run = <Answer, Sent>(
  cache: QueryClient,
  options: MutationOptions<Answer, Error, Sent>,
  sent: Sent,
): Promise<Answer> => new MutationObserver(cache, options).mutate(sent);

const isInvalidated = (cache: QueryClient, key: QueryKey): boolean | undefined =>
  cache.getQueryState(key)?.isInvalidated;

/** An endpoint of which only the name is known, as tests over the whole table need. */
interface AnyOptions {
  readonly query: (input?: object) => { queryKey: QueryKey };
  readonly key: (input?: object) => QueryKey;
  readonly mutation: (params?: object) => MutationOptions<unknown, Error, unknown>;
}

const named = (api: object, name: string) => Reflect.get(api, name) as AnyOptions;

const reads = allEndpoints.filter(({ method }) => method === 'GET').map(({ name }) => name);
const commands = allEndpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);

const paramsOf = (name: string): object => {
  const { path = '' } = CALLS.get(name) ?? {};
  return Object.fromEntries([...path.matchAll(/:(\w+)/gu)].map(([, param]) => [param, ID]));
};

const keyedBody = { body: {}, idempotencyKey: 'once' };

describe('every endpoint', () => {
  const { api } = serviceThat();

  it('is there by its name', () => {
    expect(Object.keys(api).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
  });

  it('is a query only when it reads', () => {
    const queries = Object.entries(api).flatMap(([name, options]) =>
      'query' in options ? [name] : [],
    );
    expect(queries.toSorted()).toEqual(
      [
        ...reads,
        'announcePresence',
        'calculatePrice',
        'checkAvailability',
        'checkWorkingHours',
        'previewClaimBatch',
        'previewRemittance',
      ].toSorted(),
    );
  });

  it('has a key of its own', () => {
    const keys = reads.map((name) => JSON.stringify(named(api, name).query().queryKey));
    expect(new Set(keys).size).toBe(reads.length);
  });

  it.each(reads)('has a key for each input, all below one: %s', (name) => {
    const { query, key } = named(api, name);
    expect(query({ id: ID }).queryKey).toEqual(key({ id: ID }));
    expect(key({ id: ID })).not.toEqual(key({ id: OTHER_ID }));
    expect(key({ id: ID }).slice(0, key().length)).toEqual(key());
    expect(key({ page: undefined })).toEqual(key());
  });

  it.each(reads)('reads with its input and a signal: %s', async (name) => {
    const { api: read, called } = serviceThat();
    const { sends = [] } = CALLS.get(name) ?? {};
    const params = paramsOf(name);
    const query = sends.includes('query') ? { page: 2 } : {};
    const options = named(read, name).query({ ...params, ...query });
    await aCache().fetchQuery(options);
    expect(called).toEqual([
      {
        name,
        input: {
          ...(sends.includes('params') ? { params } : {}),
          ...(sends.includes('query') ? { query } : {}),
          signal: expect.any(AbortSignal),
        },
      },
    ]);
  });

  it.each(commands)('is called with its path, body and key: %s', async (name) => {
    const { api: command, called } = serviceThat();
    const { sends = [], idempotent } = CALLS.get(name) ?? {};
    const { mutation } = named(command, name);
    const options =
      Object.keys(paramsOf(name)).length === 0 ? mutation() : mutation(paramsOf(name));
    const fields = { some: 'field' };
    const keyed = idempotent === true ? { idempotencyKey: 'once' } : {};
    const inBody = sends.includes('body') && idempotent === true;
    await run(aCache(), options, inBody ? { body: fields, ...keyed } : { ...fields, ...keyed });
    expect(called[0]?.input).toMatchObject({
      ...(sends.includes('params') ? { params: paramsOf(name) } : {}),
      ...(sends.includes('query') ? { query: fields } : {}),
      ...(sends.includes('body') || sends.includes('upload') ? { body: fields } : {}),
      ...keyed,
    });
  });

  it('keeps nothing of what a mutation sent or answered', async () => {
    expect(commands.map((name) => named(api, name).mutation().gcTime)).toEqual(
      commands.map(() => 0),
    );
    const cache = aCache();
    const reveal = answering({ ndis_number: '430000001' }).api.revealNdisNumber;
    const observer = new MutationObserver(cache, reveal.mutation({ id: ID }));
    await observer.mutate({ reason: 'A claim.' });
    observer.reset();
    await vi.waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]));
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });
});

describe('a command', () => {
  /** Commands after which the queries of their own group are as before, or almost all of them. */
  const narrow: readonly EndpointName[] = [
    'logout',
    'readOwnNdisNumber',
    'revealNdisNumber',
    'actForClient',
    'stopActingForClient',
    'deactivateAccount',
    'calculatePrice',
    'exportQuotes',
    'addTask',
    'tickTask',
    'saveOfficeNote',
    'setAccessCode',
    'revealAccessCode',
    'checkAvailability',
    'checkWorkingHours',
    'updateQuickReplies',
    'markThreadRead',
    'markThreadUnread',
    'startThread',
    'uploadMessageAttachment',
    'linkMessageAttachment',
    'linkQuoteAttachment',
    'linkDocument',
    'previewRemittance',
    'previewClaimBatch',
    'readBankColumns',
    'announcePresence',
    'updateStaffPreferences',
  ];

  it.each(commands)('makes the queries of its group stale: %s', async (name) => {
    const { group = '' } = CALLS.get(name) ?? {};
    const key = [group, 'anything', { of: 'it' }];
    const cache = aCache([key, 'data']);
    const { api } = serviceThat();
    await run(cache, named(api, name).mutation(paramsOf(name)), keyedBody);
    expect(isInvalidated(cache, key)).toBe(!narrow.some((one) => one === name));
  });

  it('makes the queries of other groups stale that show the same', async () => {
    const { api } = answering(anAppointment());
    const calendar = api.getStaffCalendar.key({ from: '2026-11-30', to: '2026-12-06' });
    const today = api.getStaffToday.key({ page: 2 });
    const catalogue = api.getCatalogue.key();
    const cache = aCache([calendar, {}], [today, {}], [catalogue, {}]);
    await run(cache, api.cancelAppointment.mutation({ id: ID }), { version: 1, reason: 'Ill.' });
    expect([calendar, today, catalogue].map((key) => isInvalidated(cache, key))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('makes Today stale, which says which timesheets are to approve: approveTimesheets', async () => {
    const { api } = answering({ results: [] });
    const today = api.getStaffToday.key({ page: 1 });
    const cache = aCache([today, {}]);
    const sent = { body: { week: '2026-11-23', timesheets: [] }, idempotencyKey: 'once' } as never;
    await run(cache, api.approveTimesheets.mutation(), sent);
    expect(isInvalidated(cache, today)).toBe(true);
  });

  it.each(['recordPayment', 'reconcileClaim', 'recordDeposit'])(
    'makes the open bank rows stale, which name what is owed: %s',
    async (name) => {
      const { api } = serviceThat();
      const key = api.listOpenBankRows.key({ statement_id: ID });
      const cache = aCache([key, { rows: [] }]);
      await run(cache, named(api, name).mutation(paramsOf(name)), keyedBody);
      expect(isInvalidated(cache, key)).toBe(true);
      for (const kind of ['invoice', 'quote', 'claim_batch'] as const) {
        expect(isStaleAfterChange(key, { kind, id: OTHER_ID })).toBe(true);
      }
    },
  );

  it('leaves an open conversation alone that was marked as unread, since reading it marks it as read', async () => {
    const { api } = answering(aThread());
    const conversation: QueryKey = ['messages', 'conversation', ID];
    const cache = aCache([conversation, {}], [api.listThreads.key(), aPageOf([])]);
    await run(cache, api.markThreadUnread.mutation({ id: ID }), undefined);
    expect(isInvalidated(cache, conversation)).toBe(false);
    expect(isInvalidated(cache, api.listThreads.key())).toBe(true);
  });

  it('does not hold up the page of a new conversation until the lists are read again', async () => {
    const { api } = answering(aThread());
    const cache = aCache();
    const lists = new QueryObserver(cache, {
      queryKey: api.listThreads.key(),
      queryFn: () => new Promise(() => undefined),
      initialData: aPageOf<Thread>([]),
    });
    onTestFinished(lists.subscribe(() => undefined));
    const sent = { body: {}, idempotencyKey: 'once' } as never;
    expect(await run(cache, api.startThread.mutation(), sent)).toEqual(aThread());
  });

  it('never makes the presence of others stale', async () => {
    const { api } = serviceThat();
    for (const name of commands) {
      const key = endpointKey('announcePresence', { kind: 'quote', id: ID });
      const cache = aCache([key, { others: [] }]);
      // oxlint-disable-next-line no-await-in-loop -- one cache at a time
      await run(cache, named(api, name).mutation(paramsOf(name)), keyedBody);
      expect(isInvalidated(cache, key)).toBe(false);
    }
  });

  it.each([
    ['submitQuote', { version: 1, expected_total_cents: null }],
    ['requestAppointment', keyedBody],
  ])('makes the addresses stale, which say the last one used: %s', async (name, sent) => {
    const { api } = serviceThat();
    const key = api.listAddresses.key({ page_size: 100 });
    const cache = aCache([key, aPageOf([])]);
    await run(cache, named(api, name).mutation(paramsOf(name)), sent);
    expect(isInvalidated(cache, key)).toBe(true);
  });

  it('does not read again what failed to load', async () => {
    const { api } = answering(aQuote());
    const { api: failing, called } = refusing(404);
    const cache = aCache();
    const observer = new QueryObserver(cache, failing.listQuoteTemplates.query());
    onTestFinished(observer.subscribe(() => undefined));
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    await run(cache, api.cancelQuote.mutation({ id: ID }), { version: 1 });
    expect(called).toHaveLength(1);
  });

  it('refetches the dashboard', async () => {
    const { api } = answering(aQuote());
    const key = api.getDashboard.key();
    const cache = aCache([key, {}]);
    await run(cache, api.cancelQuote.mutation({ id: ID }), { version: 1 });
    expect(isInvalidated(cache, key)).toBe(true);
  });
});

describe('an answered record', () => {
  it('is kept as what its own read answers, which is not repeated', async () => {
    const quote = aQuote({ version: 2 });
    const { api } = answering(quote);
    const key = api.getQuote.key({ id: quote.id });
    const another = api.getQuote.key({ id: OTHER_ID });
    const lists = api.listMyQuotes.key();
    const cache = aCache([key, aQuote()], [another, aQuote()], [lists, aPageOf([])]);
    await run(cache, api.updateQuote.mutation({ id: quote.id }), { version: 1 });
    expect(cache.getQueryData(key)).toEqual(quote);
    expect([key, another, lists].map((one) => isInvalidated(cache, one))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is kept after a change of one of its lines', async () => {
    const invoice = anInvoice({ version: 4 });
    const { api } = answering(invoice);
    const cache = aCache();
    const sent = { id: OTHER_ID, version: 3 };
    await run(cache, api.removeInvoiceLine.mutation(), sent);
    expect(cache.getQueryData(api.getInvoice.key({ id: invoice.id }))).toEqual(invoice);
  });

  it('is kept without an id where the caller has one of them', async () => {
    const profile = { first_name: 'Maya' };
    const { api } = answering(profile);
    const cache = aCache();
    await run(cache, api.updateProfile.mutation(), profile);
    expect(cache.getQueryData(api.getProfile.key())).toEqual(profile);
  });

  it('is not kept as the own one when it is that of another user', async () => {
    const { api } = answering({ version: 2 });
    const cache = aCache();
    await run(cache, api.updateClientProfileFor.mutation({ id: ID }), {
      version: 1,
      reason: 'As asked.',
    });
    expect(cache.getQueryData(api.getClientProfile.key())).toBeUndefined();
  });

  it('is kept in the work sheet of the visit too', async () => {
    const sheet = aWorkSheet();
    const appointment = { ...sheet.appointment, version: 9 };
    const { api } = answering(appointment);
    const key = api.getWorkSheet.key({ id: appointment.id });
    const cache = aCache([key, sheet]);
    await run(cache, api.reportNoAccess.mutation({ id: appointment.id }), {
      version: 8,
      reason: 'Nobody opened.',
    });
    expect(cache.getQueryData<WorkSheet>(key)?.appointment.version).toBe(9);
  });
});

describe('a deleted record', () => {
  it('is removed from the cache, and the lists are refetched', async () => {
    const { api } = answering(undefined);
    const key = api.getQuote.key({ id: ID });
    const lists = api.listMyQuotes.key();
    const cache = aCache([key, aQuote()], [lists, aPageOf([])]);
    await run(cache, api.deleteQuote.mutation({ id: ID }), { version: 1 });
    expect(cache.getQueryData(key)).toBeUndefined();
    expect(isInvalidated(cache, lists)).toBe(true);
  });

  it('may be known only when the mutation is called', async () => {
    const { api, called } = answering(undefined);
    const key = api.getDocument.key({ id: ID });
    const cache = aCache([key, {}]);
    await run(cache, api.deleteDocument.mutation(), { id: ID });
    expect(called[0]?.input).toMatchObject({ params: { id: ID } });
    expect(cache.getQueryData(key)).toBeUndefined();
  });

  it('is removed by its path, not by what else has one path', async () => {
    const { api } = answering(undefined);
    const cache = aCache([api.getCalendarFeed.key(), {}]);
    await run(cache, api.removeCalendarFeed.mutation(), undefined);
    expect(isInvalidated(cache, api.getCalendarFeed.key())).toBe(true);
  });
});

describe('a failed command', () => {
  const key = endpointKey('getQuote', { id: ID });

  it('makes the record stale after a conflict', async () => {
    const { api } = refusing(409);
    const cache = aCache([key, aQuote()]);
    const sent = run(cache, api.updateQuote.mutation({ id: ID }), { version: 1 });
    await expect(sent).rejects.toMatchObject({ status: 409 });
    expect(isInvalidated(cache, key)).toBe(true);
  });

  it('makes the lists stale when the record is gone, and leaves its page as it is', async () => {
    const { api } = refusing(404);
    const lists = api.listMyQuotes.key();
    const cache = aCache([key, aQuote()], [lists, aPageOf([])]);
    const sent = run(cache, api.updateQuote.mutation({ id: ID }), { version: 1 });
    await expect(sent).rejects.toMatchObject({ status: 404 });
    expect([key, lists].map((one) => isInvalidated(cache, one))).toEqual([false, true]);
  });

  it('makes the record stale when one of its lines is gone', async () => {
    const { api } = refusing(404);
    const invoice = api.getInvoice.key({ id: ID });
    const cache = aCache([invoice, anInvoice()]);
    const sent = run(cache, api.removeInvoiceLine.mutation({ id: OTHER_ID }), { version: 1 });
    await expect(sent).rejects.toMatchObject({ status: 404 });
    expect(isInvalidated(cache, invoice)).toBe(true);
  });

  it.each([400, 403, 429])('changes nothing after status %i', async (status) => {
    const { api } = refusing(status);
    const cache = aCache([key, aQuote()]);
    await run(cache, api.createQuote.mutation(), keyedBody as never).catch(() => undefined);
    expect(isInvalidated(cache, key)).toBe(false);
  });

  it('may have taken effect without an answer', async () => {
    const { api } = refusing(null);
    const cache = aCache([key, aQuote()]);
    await run(cache, api.sendQuotes.mutation(), keyedBody as never).catch(() => undefined);
    expect(isInvalidated(cache, key)).toBe(true);
  });

  it('keeps the version with which it can be repeated', async () => {
    const { api } = refusing(null);
    const cache = aCache([key, aQuote()]);
    const sent = { body: { version: 1 }, idempotencyKey: 'once' };
    await run(cache, api.approveQuote.mutation({ id: ID }), sent as never).catch(() => undefined);
    await run(cache, api.cancelQuote.mutation({ id: ID }), { version: 1 }).catch(() => undefined);
    expect(isInvalidated(cache, key)).toBe(false);
  });
});

describe('a command that only reads', () => {
  it('is a query too, whose input has its body', async () => {
    const { api, called } = answering({ count: 0, visits: [] });
    const hours = { counts_from: '2026-12-07', days: [] };
    await aCache().fetchQuery(api.checkWorkingHours.query({ id: ID, ...hours }));
    expect(called[0]?.input).toMatchObject({ params: { id: ID }, body: hours });
  });

  it('announces an open record again every few seconds, and is not kept', () => {
    const { api } = serviceThat();
    expect(api.announcePresence.query({ kind: 'quote', id: ID })).toMatchObject({
      refetchInterval: 10_000,
      gcTime: 0,
    });
  });
});

describe('a list', () => {
  const { api } = serviceThat();

  it('shows its last page while the next one loads', () => {
    expect(api.listQuotes.query({ page: 2 })).toHaveProperty('placeholderData');
  });

  it.each([
    ['the offers of another quote', api.listQuoteRevisions.query({ quote_id: ID })],
    ['the addresses of another client', api.listAddressesFor.query({ id: ID })],
    ['another record', api.getQuote.query({ id: ID })],
  ])('never shows %s meanwhile', (_what, options) => {
    expect(options).not.toHaveProperty('placeholderData');
  });

  it('never shows the credit of another client meanwhile', () => {
    expect(api.listAccountCredits.query({ client_id: ID }).placeholderData).toBeUndefined();
  });
});

describe('special mutations', () => {
  const sheet = aWorkSheet();
  const { id } = sheet.appointment;
  const task = { id: ID, label: 'Bins out', done_at: null };

  it('show a new and a ticked task in the work sheet at once', async () => {
    const { api } = answering(task);
    const key = api.getWorkSheet.key({ id });
    const cache = aCache([key, sheet]);
    await run(cache, api.addTask.mutation({ id }), {
      body: { label: 'Bins out' },
      idempotencyKey: 'once',
    });
    expect(cache.getQueryData(key)?.tasks).toEqual([...sheet.tasks, task]);
    const done = { ...task, done_at: '2026-12-03T00:00:00.000Z' };
    await run(cache, answering(done).api.tickTask.mutation({ id }), {
      body: { task_id: ID, is_done: true },
      idempotencyKey: 'twice',
    });
    expect(cache.getQueryData(key)?.tasks).toEqual([...sheet.tasks, done]);
    expect(isInvalidated(cache, key)).toBe(true);
  });

  it('show a note for the office in the work sheet at once', async () => {
    const { api } = answering(undefined);
    const key = api.getWorkSheet.key({ id });
    const cache = aCache([key, sheet]);
    await run(cache, api.saveOfficeNote.mutation({ id }), {
      body: { notes: 'The bin is full.' },
      idempotencyKey: 'once',
    });
    expect(cache.getQueryData(key)?.appointment.completion_notes).toBe('The bin is full.');
  });

  it('refetch a work sheet, and nothing else, when a task is refused', async () => {
    const { api } = refusing(409);
    const key = api.getWorkSheet.key({ id });
    const list = api.listAppointments.key();
    const cache = aCache([key, sheet], [list, aPageOf([])]);
    const sent = { body: { task_id: ID, is_done: true }, idempotencyKey: 'once' };
    await expect(run(cache, api.tickTask.mutation({ id }), sent)).rejects.toThrow('Refused.');
    expect([key, list].map((one) => isInvalidated(cache, one))).toEqual([true, false]);
  });

  it('show a preference at once, and revert it when it is refused', async () => {
    const before: StaffPreferences = { single_key_shortcuts: true, area: null };
    const { api } = refusing(400);
    const key = api.getStaffPreferences.key();
    const cache = aCache([key, before]);
    const seen: unknown[] = [];
    cache.getQueryCache().subscribe(() => seen.push(cache.getQueryData(key)));
    const sent = run(cache, api.updateStaffPreferences.mutation(), { area: 'ryde' });
    await expect(sent).rejects.toThrow('Refused.');
    expect(seen).toContainEqual({ ...before, area: 'ryde' });
    expect(cache.getQueryData(key)).toEqual(before);
  });

  it('refetch what an area selects, without the answer in place of newer preferences', async () => {
    const { api } = answering({ single_key_shortcuts: false, area: null });
    const preferences = { single_key_shortcuts: true, area: 'ryde' };
    const cache = aCache(
      [api.getStaffPreferences.key(), preferences],
      [api.getStaffToday.key(), {}],
    );
    await run(cache, api.updateStaffPreferences.mutation(), { single_key_shortcuts: true });
    expect(cache.getQueryData(api.getStaffPreferences.key())).toEqual(preferences);
    expect(isInvalidated(cache, api.getStaffToday.key())).toBe(false);
    await run(cache, api.updateStaffPreferences.mutation(), { area: 'ryde' });
    expect(isInvalidated(cache, api.getStaffToday.key())).toBe(true);
  });

  it('refetch the documents when a link opens a new one', async () => {
    const { api } = answering({ url: '/x', expires_at: 'then' });
    const key = api.listDocuments.key({ page: 1 });
    const cache = aCache([key, aPageOf([{ id: ID, opened_at: null }])]);
    await run(cache, api.linkDocument.mutation(), { id: OTHER_ID });
    expect(isInvalidated(cache, key)).toBe(false);
    await run(cache, api.linkDocument.mutation(), { id: ID });
    expect(isInvalidated(cache, key)).toBe(true);
  });

  it('keep what a read conversation answers, and refetch the count', async () => {
    const thread = aThread({ unread_count: 0 });
    const { api } = answering(thread);
    const cache = aCache([api.getUnreadCount.key(), { messages: 1, threads: 1 }]);
    await run(cache, api.markThreadRead.mutation({ id: thread.id }), { last_read_message_id: ID });
    expect(cache.getQueryData(api.getThread.key({ id: thread.id }))).toEqual(thread);
    expect(isInvalidated(cache, api.getUnreadCount.key())).toBe(true);
  });

  it('leave the page of a discarded statement as it is', async () => {
    const { api } = answering(undefined);
    const key = api.getBankStatement.key({ id: ID });
    const cache = aCache([key, {}]);
    await run(cache, api.discardBankStatement.mutation({ id: ID }), undefined);
    expect(cache.getQueryData(key)).toEqual({});
    expect(isInvalidated(cache, key)).toBe(true);
  });
});
