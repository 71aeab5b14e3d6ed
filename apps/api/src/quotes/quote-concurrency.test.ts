import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { act, createDraft, readQuote } from '../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../test/set-up.ts';

const testApp = startBeforeAll();
const client = makeBeforeEach(() => testApp.signIn());

const statusesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

const ROUNDS = Array.from({ length: 5 }, (_, index) => index + 1);

describe('concurrent changes of one version', () => {
  test.each(ROUNDS)('submit the quote once when it is submitted twice (round %i)', async () => {
    const draft = await createDraft(testApp, client);
    const answers = await Promise.all([
      act(testApp, client, draft, 'submit'),
      act(testApp, client, draft, 'submit'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const stored = await readQuote(testApp, client, draft);
    expect(stored).toMatchObject({ status: 'submitted', version: 2 });
    expect(stored.events.map(({ command }) => command)).toEqual(['create', 'submit']);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'stale_version', current: stored });
    expect(await testApp.mails(client.email)).toHaveLength(1);
  });

  test.each(ROUNDS)('save one of eight edits and refuse seven (round %i)', async () => {
    const draft = await createDraft(testApp, client);
    const suburbs = Array.from({ length: 8 }, (_, index) => `Suburb ${index}`);
    const answers = await Promise.all(
      suburbs.map((suburb) => act(testApp, client, draft, 'edit', { suburb })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect(await readQuote(testApp, client, draft)).toEqual(winner?.json());
  });

  test.each(ROUNDS)('never combine submit, cancel and delete (round %i)', async () => {
    const draft = await createDraft(testApp, client);
    const actions = ['submit', 'cancel', 'delete'] as const;
    const answers = await Promise.all(actions.map((action) => act(testApp, client, draft, action)));
    const done = actions.filter((_, index) => (answers[index]?.statusCode ?? 500) < 300);
    expect(done).toHaveLength(1);

    const stored = await testApp.call({ path: `quotes/${draft.id}/`, as: client });
    const expected = {
      submit: [200, { status: 'submitted', version: 2 }],
      cancel: [200, { status: 'cancelled', version: 2 }],
      delete: [404, { code: 'not_found' }],
    } as const;
    const [status, body] = expected[done[0] ?? 'delete'];
    expect(stored.statusCode).toBe(status);
    expect(stored.json()).toMatchObject(body);
    // The call that lost gets the winner's quote, or a 404.
    expect(statusesOf(answers).slice(1)).toEqual(done[0] === 'delete' ? [404, 404] : [409, 409]);
  });
});
