import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

const reload = () => window.dispatchEvent(new Event('pagehide'));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const aLongMessage = () => {
  const store = openedFor('mia');
  store.set('mia', 'reply', 'Is Friday', { asksBeforeClosing: true });
  store.set('mia', 'list', '?page=2');
  onTestFinished(store.clear);
  return store;
};

describe('an unsent draft', () => {
  it('is stored by name, for its user alone', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    expect(store.get('mia', 'reply')).toBe('Is Friday');
    expect(store.get('mia', 'other')).toBeUndefined();
    expect(store.get('noah', 'reply')).toBeUndefined();
  });

  it('is kept for the same user after an expired session', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    store.open('mia');
    expect(store.get('mia', 'reply')).toBe('Is Friday');
  });

  it('is removed with the session when it is declared so', () => {
    const store = openedFor('mia');
    store.set('mia', 'acting', 'for Amira', { endsWithSession: true });
    store.set('mia', 'reply', 'Is Friday');
    expect(store.get('mia', 'acting')).toBe('for Amira');
    store.open('mia');
    expect(store.get('mia', 'acting')).toBeUndefined();
    expect(store.get('mia', 'reply')).toBe('Is Friday');
  });

  it('is removed once another user signs in, even when the first one returns', () => {
    const store = openedFor('mia');
    store.set('mia', 'reply', 'Is Friday');
    store.open('noah');
    store.open('mia');
    expect(store.get('mia', 'reply')).toBeUndefined();
  });

  it.each(['mia', 'noah', ''])(
    'is removed after a logout, and a form that closes later keeps nothing (%s)',
    (userId) => {
      const store = openedFor('mia');
      store.set('mia', 'reply', 'Is Friday');
      store.clear();
      store.set(userId, 'reply', 'Is Friday');
      store.open('mia');
      expect(store.get('mia', 'reply')).toBeUndefined();
    },
  );

  it('warns before the tab closes if requested, until it is sent or cleared', () => {
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

  it('survives a reload if closing would ask, and is removed from storage afterwards', () => {
    aLongMessage();
    expect(sessionStorage).toHaveLength(0);
    reload();
    const store = openedFor('mia');
    expect(store.get('mia', 'reply')).toBe('Is Friday');
    expect(store.get('mia', 'list')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(isWarned()).toBe(true);
    store.clear();
  });

  it.each(['another user', 'a logout'])('does not survive a reload with %s', (end) => {
    const before = aLongMessage();
    reload();
    if (end === 'a logout') before.clear();
    else openedFor('noah');
    expect(sessionStorage).toHaveLength(0);
    expect(openedFor('mia').get('mia', 'reply')).toBeUndefined();
  });

  it('is stored only while the page is hidden, since a phone may end it', () => {
    aLongMessage();
    show('hidden');
    expect(sessionStorage).toHaveLength(1);
    show('visible');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty when the browser refuses storage', () => {
    aLongMessage();
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new Error('full'));
    reload();
    expect(openedFor('mia').get('mia', 'reply')).toBeUndefined();
  });

  it('is empty when the storage contains something else', () => {
    sessionStorage.setItem('drafts', '{');
    expect(openedFor('mia').get('mia', 'reply')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('notifies its subscribers of each change', () => {
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
