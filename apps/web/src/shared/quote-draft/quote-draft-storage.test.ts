import { expect, test } from 'vitest';
import { emptyDraft } from './quote-draft.ts';
import { QUOTE_DRAFT_STORAGE_KEY, readSavedDraft, saveDraft } from './quote-draft-storage.ts';

const draft = {
  ...emptyDraft(),
  serviceId: 'deep' as const,
  rooms: { bedroom: 2 },
  addonIds: ['oven' as const],
  timelineId: 'urgent' as const,
};

test('reads back what it saved', () => {
  expect(saveDraft(localStorage, draft)).toBe(true);
  expect(readSavedDraft(localStorage)).toEqual(draft);
});

test('saves choices only, nothing personal', () => {
  saveDraft(localStorage, draft);
  const saved: unknown = JSON.parse(localStorage.getItem(QUOTE_DRAFT_STORAGE_KEY) ?? '');
  expect(saved).toEqual(draft);
});

test('removes an empty draft from storage', () => {
  saveDraft(localStorage, draft);
  saveDraft(localStorage, emptyDraft());
  expect(localStorage.getItem(QUOTE_DRAFT_STORAGE_KEY)).toBeNull();
  expect(readSavedDraft(localStorage)).toBeNull();
});

test.each([
  'not json',
  '[]',
  '"words"',
  '{"serviceId":"gardening","rooms":{"bedroom":-1,"cellar":2},"addonIds":["oven","oven",7],"timelineId":1}',
])('reads the valid parts of %s', (text) => {
  localStorage.setItem(QUOTE_DRAFT_STORAGE_KEY, text);
  const read = readSavedDraft(localStorage);
  expect(read?.serviceId ?? null).toBeNull();
  expect(read?.rooms ?? {}).toEqual({});
  expect(read?.timelineId ?? null).toBeNull();
  expect(read?.addonIds ?? []).toHaveLength(text.includes('oven') ? 1 : 0);
});

test('reports when the browser refuses to save', () => {
  expect(saveDraft(null, draft)).toBe(false);
  expect(readSavedDraft(null)).toBeNull();
});
