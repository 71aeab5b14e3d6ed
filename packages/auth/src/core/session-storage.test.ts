import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorage, aUser, BROKEN_STORAGE } from '../testing/people.ts';
import { browserStorage, readJson, removeKey, writeJson } from './json-storage.ts';
import { createSessionStorage } from './session-storage.ts';

const user = aUser();
const session = { token: 'abc', user };

afterEach(() => vi.unstubAllGlobals());

describe('JSON helpers', () => {
  it('return a stored value unchanged', () => {
    const storage = aStorage();
    expect(writeJson(storage, 'key', { a: [1, 'two', null] })).toBe(true);
    expect(readJson(storage, 'key')).toEqual({ a: [1, 'two', null] });
    expect(removeKey(storage, 'key')).toBe(true);
    expect(readJson(storage, 'key')).toBeNull();
  });

  it.each(['', '{', 'undefined', '{"a":', 'abc def'])('read %j as null', (text) => {
    expect(readJson(aStorage({ key: text }), 'key')).toBeNull();
  });

  it.each([
    ['full or switched off', BROKEN_STORAGE],
    ['not there', null],
  ])('fail quietly when storage is %s', (_title, storage) => {
    expect(readJson(storage, 'key')).toBeNull();
    expect(writeJson(storage, 'key', 1)).toBe(false);
    expect(removeKey(storage, 'key')).toBe(false);
  });

  it('return false for what cannot be serialised', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(writeJson(aStorage(), 'key', loop)).toBe(false);
  });

  it('work when access to storage throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(browserStorage()).toBeNull();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(browserStorage()).toBeNull();
  });
});

describe('the stored session', () => {
  it('uses the key names that other code knows', () => {
    const storage = aStorage();
    createSessionStorage(storage).write(session);
    expect([...storage.kept.keys()].toSorted()).toEqual(['authToken', 'user']);
    expect(createSessionStorage(storage).read()).toEqual(session);
    expect(createSessionStorage(storage).readToken()).toBe('abc');
  });

  it('is removed completely, with its refresh token, and nothing else is', () => {
    const storage = aStorage({
      authToken: '"a"',
      user: '{}',
      refreshToken: '"r"',
      savedQuoteData: '{}',
    });
    createSessionStorage(storage).clear();
    expect([...storage.kept.keys()]).toEqual(['savedQuoteData']);
  });

  it('may contain a token that was stored as plain text', () => {
    const storage = aStorage({ authToken: 'abc.d-e_f', user: JSON.stringify(user) });
    expect(createSessionStorage(storage).read()?.token).toBe('abc.d-e_f');
  });

  it.each([
    ['no token', { user: JSON.stringify(user) }],
    ['no user', { authToken: '"abc"' }],
    ['an empty token', { authToken: '""', user: JSON.stringify(user) }],
    ['a null token', { authToken: 'null', user: JSON.stringify(user) }],
    ['a token of another shape', { authToken: '{"a":1}', user: JSON.stringify(user) }],
    ['a broken token', { authToken: '"abc', user: JSON.stringify(user) }],
    ['a broken user', { authToken: '"abc"', user: '{"id":' }],
    ['a user of another shape', { authToken: '"abc"', user: '["mia"]' }],
    [
      'a user of an unknown type',
      { authToken: '"abc"', user: JSON.stringify({ ...user, user_type: 'root' }) },
    ],
    [
      'a user without an address',
      { authToken: '"abc"', user: JSON.stringify({ ...user, email: '' }) },
    ],
  ])('is empty with %s', (_title, entries) => {
    expect(createSessionStorage(aStorage(entries)).read()).toBeNull();
  });

  it.each([
    ['broken', BROKEN_STORAGE],
    ['not there', null],
  ])('is empty when storage is %s, and nothing throws', (_title, storage) => {
    const sessionStorage = createSessionStorage(storage);
    sessionStorage.write(session);
    sessionStorage.clear();
    expect(sessionStorage.read()).toBeNull();
    expect(sessionStorage.readToken()).toBeNull();
  });
});
