import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraftSaved } from './keep-draft-saved.ts';
import { emptyDraft } from './quote-draft.ts';
import { quoteDraftSlice, serviceChosen } from './quote-draft-slice.ts';
import { QUOTE_DRAFT_STORAGE_KEY, readSavedDraft, saveDraft } from './quote-draft-storage.ts';

const createStore = () => configureStore({ reducer: { quoteDraft: quoteDraftSlice.reducer } });
let stop: () => void = () => undefined;
afterEach(() => stop());

const otherTabSaves = (draft: ReturnType<typeof emptyDraft>) => {
  saveDraft(localStorage, draft);
  window.dispatchEvent(new StorageEvent('storage', { key: QUOTE_DRAFT_STORAGE_KEY }));
};

test('loads the saved draft, then saves every change', () => {
  const saved = { ...emptyDraft(), serviceId: 'ndis' as const };
  saveDraft(localStorage, saved);
  const store = createStore();
  stop = keepDraftSaved(store, localStorage);
  expect(store.getState().quoteDraft).toEqual(saved);
  store.dispatch(serviceChosen('deep'));
  expect(readSavedDraft(localStorage)?.serviceId).toBe('deep');
});

test('takes over the change of another tab without saving over it', () => {
  const store = createStore();
  stop = keepDraftSaved(store, localStorage);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  otherTabSaves({ ...emptyDraft(), serviceId: 'airbnb' });
  expect(store.getState().quoteDraft.serviceId).toBe('airbnb');
  expect(write).toHaveBeenCalledTimes(1);
  otherTabSaves(emptyDraft());
  expect(store.getState().quoteDraft.serviceId).toBeNull();
});

test('ignores other keys and can be stopped', () => {
  const store = createStore();
  keepDraftSaved(store, localStorage)();
  otherTabSaves({ ...emptyDraft(), serviceId: 'airbnb' });
  expect(store.getState().quoteDraft.serviceId).toBeNull();
});
