import type { EndpointName } from '@cleaning/contract/endpoints';
import { errorBody, validationErrorBody } from '@cleaning/contract/http';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { LIVE_PATH } from '@cleaning/contract/live/rules';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../create-test-app.ts';
import { createDraft } from '../quote-fixtures.ts';
import { resolvedDocument } from '../resolved-document.ts';
import { startBeforeAll } from '../set-up.ts';
import { methodOf, requestOf, type OddRequest, type Operation } from './request-of-operation.ts';

/** The minimum number of requests in all, over every operation of the document. */
const REQUESTS = 6000;
/**
 * Fixed, so that each run sends the same requests and a failure can be reproduced. Another seed
 * gives other requests.
 */
const SEED = 1;
/** An answer that takes longer than this counts as a hang. */
const HANGS_AFTER_MS = 15_000;

let callers: readonly (TestPerson | null)[];
const api = startBeforeAll();
beforeAll(async () => {
  callers = [
    null,
    await api.signIn({ verifiedAt: null }),
    await api.signIn(),
    await api.signIn({ clientType: 'ndis' }),
    await api.signIn({ userType: 'staff' }),
    await api.signIn({ userType: 'admin' }),
  ];
});
// Fails when any answer of these tests does not match the OpenAPI document.

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Calls that are left out, because they would end the sessions of later calls. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set<EndpointName>([
  'logout',
  'changePassword',
  'deactivateAccount',
  'deactivateUser',
  'changeUserType',
  'setLastDay',
  'endUserSessions',
]);

it('any request of any caller gets a quick, documented answer, and never a failure', async () => {
  const document = resolvedDocument((await api.call({ path: 'schema/' })).json<Document>());
  // A stream never ends, and takes only a header.
  const { [`${API_BASE_PATH}/${LIVE_PATH}`]: stream, ...paths } = document.paths;
  expect(stream).toBeDefined();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: methodOf(method),
      path,
      operation,
    })),
  );
  const runs = Math.ceil(REQUESTS / operations.length / callers.length);
  const ids = new Set(callers.flatMap((caller) => (caller === null ? [] : [caller.id])));
  const statuses = new Map<number, number>();
  for (const caller of callers.slice(2, 4)) {
    if (caller !== null) ids.add((await createDraft(api, caller)).id);
  }

  for (const target of operations) {
    const signsOut = ENDS_SESSIONS.has(target.operation.operationId);
    for (const [index, caller] of callers.entries()) {
      const property = fc.asyncProperty(requestOf(target, [...ids]), async (request) => {
        const response = await answerWithin(request, signsOut ? null : caller);
        if (response.statusCode >= 500) throw new Error(api.logLines.slice(-2).join('\n'));
        if (response.statusCode >= 400) expectRefusal(response.json());
        collectIds(response.body, ids);
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      });
      await fc.assert(property, { numRuns: runs, seed: SEED + index });
    }
  }
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(REQUESTS);
  // Checks that enough requests were valid to succeed, and enough were invalid to be refused.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 30);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 50);
  // Checks that the callers were still signed in at the end, so that every request counted.
  for (const as of callers) {
    if (as === null) continue;
    expect((await api.call({ path: 'accounts/profile/', as })).statusCode).toBe(200);
  }
});

async function answerWithin(
  { method, url, headers, payload }: OddRequest,
  caller: TestPerson | null,
) {
  const authorization = caller === null ? {} : { authorization: `Token ${caller.token}` };
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${method} ${url} hangs.`)), HANGS_AFTER_MS);
  const answer = api.app.inject({
    method,
    url,
    headers: { ...authorization, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** A refusal has one of two shapes, or the account envelope around them. */
function expectRefusal(body: unknown): void {
  const isKnown =
    errorBody.safeParse(body).success ||
    validationErrorBody.safeParse(body).success ||
    (typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false);
  if (!isKnown) throw new Error(`No refusal looks like ${JSON.stringify(body)}.`);
}

/** Collects ids from an answer, so that later requests can name existing records. */
function collectIds(body: string, ids: Set<string>): void {
  const found = body.matchAll(/"id":"([0-9a-f-]{36})"/gu);
  for (const [, id = ''] of found) if (ids.size < 200) ids.add(id);
}
