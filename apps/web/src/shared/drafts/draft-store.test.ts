import { describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';

/** Whether closing the tab would ask first. */
function isWarned(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function openedFor(userId: string) {
  const store = createDraftStore();
  store.open(userId);
  return store;
}

describe('what was typed and not sent', () => {
  it('is kept by name, for its user alone', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    expect(store.get('mia', 'reply')).toBe('Is Friday');
    expect(store.get('mia', 'other')).toBeUndefined();
    expect(store.get('noah', 'reply')).toBeUndefined();
  });

  it('waits for the same user after a session that expired', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    store.open('mia');
    expect(store.get('mia', 'reply')).toBe('Is Friday');
  });

  it('is gone once another user signs in, even when the first one comes back', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    store.open('noah');
    store.open('mia');
    expect(store.get('mia', 'reply')).toBeUndefined();
  });

  it.each(['mia', 'noah', ''])(
    'is gone after a logout, and a form that closes late keeps nothing (%s)',
    (userId) => {
      const store = openedFor('mia');
      store.set('mia', 'reply', 'Is Friday');
      store.clear();
      store.set(userId, 'reply', 'Is Friday');
      store.open('mia');
      expect(store.get('mia', 'reply')).toBeUndefined();
    },
  );

  it('warns before the tab closes where that is asked for, until it is sent or cleared', () => {
    const store = openedFor('mia');
    store.set('mia', 'list', '?page=2');
    expect(isWarned()).toBe(false);
    for (const end of [() => store.remove('mia', 'reply'), store.clear]) {
      store.set('mia', 'reply', 'Hello', { asksBeforeClosing: true });
      expect(isWarned()).toBe(true);
      end();
      expect(isWarned()).toBe(false);
    }
  });

  it('tells those who show it of each change', () => {
    const store = openedFor('mia');
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.set('mia', 'reply', 'Is Friday');
    store.remove('mia', 'reply');
    store.remove('mia', 'reply');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
