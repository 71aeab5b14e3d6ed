import { describe, expect, it } from 'vitest';
import { messagesViewPath, readMessagesView } from './messages-view.ts';

describe('the address of the list of conversations', () => {
  it.each([
    ['', { open: { kind: 'nothing' }, page: 1 }],
    ['?page=3', { open: { kind: 'nothing' }, page: 3 }],
    ['?thread=abc&page=2', { open: { kind: 'thread', id: 'abc' }, page: 2 }],
    ['?new=true', { open: { kind: 'new' }, page: 1 }],
    ['?invoice=abc', { open: { kind: 'about', about: { type: 'invoice', id: 'abc' } }, page: 1 }],
  ] as const)('is the same after reading and writing: %j', (query, view) => {
    expect(readMessagesView(new URLSearchParams(query))).toEqual(view);
    expect(messagesViewPath(view)).toBe(`/clients/messages${query}`);
  });

  it.each(['?page=0', '?page=-1', '?page=two', '?somewhere=else'])(
    'shows the first page for unknown values: %s',
    (query) => {
      expect(readMessagesView(new URLSearchParams(query))).toEqual({
        open: { kind: 'nothing' },
        page: 1,
      });
    },
  );
});
