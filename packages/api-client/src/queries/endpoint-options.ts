import type { Appointment } from '@cleaning/contract/appointments';
import type { EndpointName } from '@cleaning/contract/endpoints';
import {
  keepPreviousData,
  type MutationFunctionContext,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';
import { createApiClient } from '../client/create-api-client.ts';
import { isApiError } from '../errors/api-error.ts';
import { isRecord } from '../errors/is-record.ts';
import { callNamed, CALLS, type GroupedCall } from './calls.ts';
import { endpointKey } from './endpoint-key.ts';
import type { EndpointOptions } from './endpoint-types.ts';
import {
  keepInWorkSheet,
  QUERY_OPTIONS,
  SPECIAL_MUTATIONS,
  type SpecialMutation,
} from './special-options.ts';
import { isRead, isStale, type Staleness, stalenessAfter } from './staleness.ts';

type Fields = Readonly<Record<string, unknown>>;
type ClientFunction = (...values: readonly unknown[]) => Promise<unknown>;

/**
 * Creates the TanStack Query options of every endpoint, by its name in the contract:
 * `useQuery(api.getQuote.query({ id }))`, `useMutation(api.approveQuote.mutation({ id }))`,
 * `client.setQueryData(api.getQuote.key({ id }), …)`.
 *
 * A mutation puts an answered record into the cache and refetches what the command made stale
 * (`staleness.ts`). Nothing that was sent or answered stays in the cache of mutations, since it may
 * be a password, a token or an NDIS number.
 */
export function createEndpointOptions(callEndpoint: CallEndpoint): EndpointOptions {
  const { callEndpoint: _, ...groups } = createApiClient(callEndpoint);
  const functions: Readonly<Record<string, ClientFunction>> = Object.assign(
    {},
    ...Object.values(groups),
  );
  const options = [...CALLS.values()].map((call) => {
    const run = functions[call.name];
    if (run === undefined) throw new TypeError(`The client has no function "${call.name}".`);
    const query = isRead(call) ? queryOf(call, run) : {};
    return [call.name, { ...query, ...mutationOf(call, run) }] as const;
  });
  return Object.fromEntries(options) as unknown as EndpointOptions;
}

/** What a call is given, by the parts that it sends. */
interface Input {
  readonly params: Fields;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly upload?: unknown;
  readonly options: CallOptions;
}

const send = ({ sends = [] }: GroupedCall, run: ClientFunction, input: Input): Promise<unknown> =>
  run(...sends.map((part) => input[part]), input.options);

/** The path parameters among some fields, and the other fields. */
function splitByPath({ path }: GroupedCall, fields: Fields): { params: Fields; rest: Fields } {
  const names = new Set(path.match(/(?<=:)\w+/gu));
  const entries = Object.entries(fields);
  return {
    params: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    rest: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

function queryOf(call: GroupedCall, run: ClientFunction) {
  return {
    key: (input?: Fields) => endpointKey(call.name, input),
    query(input: Fields = {}) {
      const queryKey: QueryKey = endpointKey(call.name, input);
      const { params, rest } = splitByPath(call, input);
      return {
        queryKey,
        queryFn: ({ signal }: QueryFunctionContext) =>
          send(call, run, { params, query: rest, body: rest, options: { signal } }),
        // A list keeps showing its last page while the next one loads.
        ...(call.pages === true ? { placeholderData: keepPreviousData } : {}),
        ...QUERY_OPTIONS[call.name]?.(queryKey),
      };
    },
  };
}

/**
 * Converts the variable of a mutation to the input of its call.
 *
 * @param given the path parameters, unless they are part of the variable.
 */
function inputOf(call: GroupedCall, given: Fields | undefined, sent: unknown): Input {
  const params = given ?? {};
  const isWholeBody =
    call.sends?.includes('body') === true &&
    call.idempotent !== true &&
    Object.keys(params).length === (call.path.match(/:\w/gu) ?? []).length;
  if (isWholeBody) return { params, body: sent, options: {} };
  const { body, signal, onUploadProgress, idempotencyKey, ...fields } = isRecord(sent) ? sent : {};
  const { params: sentParams, rest } = splitByPath(call, fields);
  return {
    params: { ...sentParams, ...params },
    query: rest,
    body,
    upload: rest,
    options: { signal, onUploadProgress, idempotencyKey } as CallOptions,
  };
}

function mutationOf(call: GroupedCall, run: ClientFunction) {
  const staleness = stalenessAfter(call);
  const special = SPECIAL_MUTATIONS[call.name] as SpecialMutation<unknown, unknown> | undefined;
  return {
    mutation: (given?: Fields) => ({
      mutationFn: (sent: unknown) => send(call, run, inputOf(call, given, sent)),
      gcTime: 0,
      // Says that the variable has an idempotency key beside what is sent.
      ...(call.idempotent === true && { meta: { idempotent: true } }),
      onMutate: (sent: unknown, { client }: MutationFunctionContext) =>
        special?.onSend?.(client, sent),
      async onSuccess(
        answer: unknown,
        sent: unknown,
        _undo: unknown,
        { client }: MutationFunctionContext,
      ) {
        const { params } = inputOf(call, given, sent);
        const kept = special?.onSend === undefined ? keepAnswer(call, client, answer) : [];
        await special?.onDone?.({ client, answer, sent, id: String(params['id']) });
        if (staleness === null) return;
        if (staleness.refetched !== 'later') forgetRemoved(call, client, params);
        const refetched = refetch(client, staleness, kept);
        if (staleness.refetched === 'now') await refetched;
      },
      async onError(
        error: unknown,
        sent: unknown,
        undo: (() => void) | undefined,
        { client }: MutationFunctionContext,
      ) {
        undo?.();
        if (staleness === null) return;
        if (isRefusal(error, 409)) await refetch(client, staleness);
        else if (isRefusal(error, 404)) await refetch(client, staleness, goneFor(call));
        // The failure is reported at once.
        else if (mayHaveHappened(error, sent)) void refetch(client, staleness);
      },
    }),
  };
}

/**
 * Puts an answered record into the cache, as what its own read answers.
 *
 * @returns the reads that need not be repeated: other records of them are as before.
 */
function keepAnswer(
  { answers }: GroupedCall,
  client: QueryClient,
  answer: unknown,
): readonly EndpointName[] {
  if (answers === undefined || !isRecord(answer)) return [];
  const read = callNamed(answers);
  const queryKey: QueryKey = endpointKey(read.name, splitByPath(read, answer).params);
  client.setQueryData(queryKey, answer);
  if (read.name !== 'getAppointment') return [read.name];
  keepInWorkSheet(client, answer as Appointment);
  return [read.name, 'getWorkSheet'];
}

/**
 * The read of a record that is gone. It is not repeated, because the page about it would be taken
 * away, with what the user has typed.
 */
function goneFor({ path, answers }: GroupedCall): readonly EndpointName[] {
  if (answers === undefined) return [];
  const read = callNamed(answers);
  return path.startsWith(read.path) ? [read.name] : [];
}

/** Removes a deleted record from the cache, because reading it again would be refused. */
function forgetRemoved(
  { method, path, group }: GroupedCall,
  client: QueryClient,
  params: Fields,
): void {
  if (method !== 'DELETE' || !path.includes(':')) return;
  const read = [...CALLS.values()].find((other) => other.method === 'GET' && other.path === path);
  if (read === undefined) return;
  client.removeQueries({ queryKey: [group, read.name, params] });
}

/**
 * Refetches what is stale and shown.
 *
 * @param except reads that are not repeated.
 */
function refetch(
  client: QueryClient,
  { stale, refetched }: Staleness,
  except: readonly EndpointName[] = [],
): Promise<void> {
  return client.invalidateQueries({
    // A query that failed has nothing that is stale, and its page would show a skeleton meanwhile.
    predicate: ({ queryKey, state }) =>
      state.data !== undefined && isStale(queryKey, stale) && !isStale(queryKey, except),
    refetchType: refetched === 'later' ? 'none' : 'active',
  });
}

const isRefusal = (error: unknown, status: number): boolean =>
  isApiError(error) && error.status === status;

/**
 * Whether a command without an answer may have taken effect, so that what it changes is read again.
 * A command that names a version is not: it can be repeated as it is, and would be refused with
 * the version that it made itself.
 */
function mayHaveHappened(error: unknown, sent: unknown): boolean {
  if (!isApiError(error) || (error.status !== null && error.status < 500)) return false;
  const body = isRecord(sent) ? (sent['body'] ?? sent) : undefined;
  return !(isRecord(body) && 'version' in body);
}
