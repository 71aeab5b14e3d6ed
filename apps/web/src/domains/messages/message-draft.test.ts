import { expect, it } from 'vitest';
import { createDraftStore } from '#kit/drafts/draft-store.ts';
import { messageDraftAccess } from './message-draft.ts';

function aDraft() {
  const store = createDraftStore();
  store.open('mia');
  return messageDraftAccess(
    {
      get: (name) => store.get('mia', name),
      set: (name, value, options) => store.set('mia', name, value, options),
      remove: (name) => store.remove('mia', name),
      subscribe: store.subscribe,
    },
    'thread',
  );
}

/** Whether closing the tab would ask first. */
function isWarned(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('keeps its idempotency key only while its text stays the same', () => {
  const draft = aDraft();
  draft.change({ body: 'Hello' });
  draft.change({ idempotencyKey: 'one' });
  expect(draft.read()).toMatchObject({ body: 'Hello', idempotencyKey: 'one' });
  draft.change({ body: 'Hello?' });
  expect(draft.read().idempotencyKey).toBeNull();
  draft.drop();
});

it('warns before the tab closes, until it is sent or emptied', () => {
  const draft = aDraft();
  for (const end of [() => draft.change({ body: ' ' }), draft.drop]) {
    draft.change({ body: 'Hello' });
    expect(isWarned()).toBe(true);
    end();
    expect(isWarned()).toBe(false);
  }
});
