import { FALLBACK_MESSAGES, type FallbackOperation } from '@cleaning/contract/errors';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { json, NOWHERE, serve, silence, text } from '../testing/serve.ts';
import type { ApiError } from './api-error.ts';

const id = '0190a1b2-0000-7000-8000-000000001048';
const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

async function refusalOf(status: number, body: unknown): Promise<ApiError> {
  const { baseUrl } = await serve(
    typeof body === 'string' ? text(status, body) : json(status, body),
  );
  const client = createApiClient({ baseUrl, getToken: () => null });
  return client.quotes.getQuote({ id }).then(
    () => {
      throw new Error('The call should have been refused.');
    },
    (error: ApiError) => error,
  );
}

describe('the error catalogue', () => {
  it.each([
    [401, 'Authentication required. Please log in.'],
    [403, 'You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [400, 'An error occurred. Please try again.'],
    [405, 'An error occurred. Please try again.'],
    [409, 'An error occurred. Please try again.'],
    [418, 'An error occurred. Please try again.'],
    [429, 'An error occurred. Please try again.'],
    [500, 'Server error. Please try again later.'],
    [502, 'Server error. Please try again later.'],
    [503, 'Server error. Please try again later.'],
  ])('has a sentence for status %i when the body has none', async (status, message) => {
    for (const body of [{}, html, '{"detail":', [], { detail: '  ' }, { detail: ['x'] }]) {
      // oxlint-disable-next-line no-await-in-loop -- one server at a time is plenty
      expect(await refusalOf(status, body)).toMatchObject({ status, message });
    }
  });

  it.each([500, 503])('never shows the message of a failing server (%i)', async (status) => {
    const error = await refusalOf(status, { detail: 'relation "users" does not exist' });
    expect(error.message).toBe('Server error. Please try again later.');
  });

  it.each([
    ['error first', { error: 'E', message: 'M', detail: 'D', non_field_errors: ['N'] }, 'E'],
    ['then message', { message: 'M', detail: 'D', non_field_errors: ['N'] }, 'M'],
    ['then detail', { detail: 'D', non_field_errors: ['N'] }, 'D'],
    ['then the first of non_field_errors', { non_field_errors: ['N', 'O'] }, 'N'],
    ['passing over what is empty', { error: '', message: null, detail: 'D' }, 'D'],
  ])('prefers the sources of a message in order: %s', async (_title, body, message) => {
    expect((await refusalOf(400, body)).message).toBe(message);
    expect((await refusalOf(403, body)).message).toBe(message);
  });

  it('shows how long to wait when there were too many calls', async () => {
    const detail = 'Too many attempts. Try again in 5 minutes.';
    expect(await refusalOf(429, { detail, code: 'rate_limited' })).toMatchObject({
      kind: 'http',
      status: 429,
      code: 'rate_limited',
      message: detail,
    });
  });

  it('includes the server’s current version in a conflict', async () => {
    const current = { id, version: 4 };
    const body = { detail: 'Somebody changed it.', code: 'stale_version', current };
    expect(await refusalOf(409, body)).toMatchObject({
      status: 409,
      code: 'stale_version',
      current,
      changedBy: null,
    });
    expect((await refusalOf(409, { ...body, changed_by: 'Priya' })).changedBy).toBe('Priya');
  });

  it('ignores codes that it does not know', async () => {
    expect((await refusalOf(403, { detail: 'No.', code: 'made_up' })).code).toBeUndefined();
  });
});

describe('validation errors', () => {
  const fieldErrors = { email: ['Enter an email address.'], phone_number: ['Too short.', 'Odd.'] };

  it.each([
    ['bare', fieldErrors],
    ['in the envelope', { success: false, error: 'Registration failed', errors: fieldErrors }],
  ])('finds the fields %s', async (_title, body) => {
    const error = await refusalOf(400, body);
    expect(error).toMatchObject({ kind: 'validation', status: 400 });
    expect(error.fieldErrors).toEqual(fieldErrors);
  });

  it('separates errors of the whole form from those of fields', async () => {
    const error = await refusalOf(400, { ...fieldErrors, non_field_errors: ['One.', 'Two.'] });
    expect(error.fieldErrors).toEqual(fieldErrors);
    expect(error.nonFieldErrors).toEqual(['One.', 'Two.']);
  });

  it('reads a field whose name is also a property of the refusal', async () => {
    const error = await refusalOf(400, { message: ['Write a message.'] });
    expect(error.fieldErrors).toEqual({ message: ['Write a message.'] });
  });

  it('accepts a string in place of a list, and ignores other values', async () => {
    const error = await refusalOf(400, {
      email: 'Taken.',
      age: 7,
      name: [null, ''],
      success: false,
    });
    expect(error.fieldErrors).toEqual({ email: ['Taken.'] });
  });

  it('reads no field errors from any other status', async () => {
    expect((await refusalOf(403, fieldErrors)).fieldErrors).toEqual({});
  });
});

/** Every answer is a refusal here, so bodies do not matter. */
const callOf = (
  baseUrl: string,
  operation: FallbackOperation,
  options: { readonly timeoutMs?: number } = {},
): Promise<unknown> => {
  const accounts: Readonly<Record<FallbackOperation, (body: never) => Promise<unknown>>> =
    createApiClient({ ...options, baseUrl, getToken: () => null }).accounts;
  return accounts[operation]({} as never);
};

describe('the default messages of account calls', () => {
  const operations = Object.keys(FALLBACK_MESSAGES) as FallbackOperation[];

  it.each(operations)('%s has a message when the response has none', async (operation) => {
    const { baseUrl } = await serve(json(400, {}));
    await expect(callOf(baseUrl, operation)).rejects.toMatchObject({
      message: FALLBACK_MESSAGES[operation],
    });
  });

  it.each(operations)('%s asks to try again when no response arrives', async (operation) => {
    await expect(callOf(NOWHERE, operation)).rejects.toMatchObject({
      kind: 'network',
      message: `${FALLBACK_MESSAGES[operation]}. Please try again.`,
    });
  });

  it.each(operations)(
    '%s asks to try again when no response arrives in time',
    async (operation) => {
      const { baseUrl } = await serve(silence);
      await expect(callOf(baseUrl, operation, { timeoutMs: 40 })).rejects.toMatchObject({
        kind: 'network',
        isTimeout: true,
        message: `${FALLBACK_MESSAGES[operation]}. Please try again.`,
      });
    },
  );

  it.each(operations)('%s shows the message of the response', async (operation) => {
    const { baseUrl } = await serve(json(400, { success: false, error: 'Just so.' }));
    await expect(callOf(baseUrl, operation)).rejects.toMatchObject({ message: 'Just so.' });
  });

  it.each(operations)('%s leaves server errors to the catalogue', async (operation) => {
    const { baseUrl } = await serve(json(500, { error: 'Stack trace.' }));
    await expect(callOf(baseUrl, operation)).rejects.toMatchObject({
      message: 'Server error. Please try again later.',
    });
  });
});
