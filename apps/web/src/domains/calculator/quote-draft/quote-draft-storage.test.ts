import { expect, test } from 'vitest';
import { NO_WISHES } from '#domains/appointments/first-visit/visit-wishes.ts';
import { emptyDraft } from './quote-draft.ts';
import { QUOTE_DRAFT_STORAGE_KEY, readSavedDraft, saveDraft } from './quote-draft-storage.ts';

const draft = {
  ...emptyDraft(),
  serviceId: 'deep' as const,
  rooms: { bedroom: 2 },
  addonIds: ['oven' as const],
  place: { suburb: 'Ryde', postcode: '2112' },
  intervalWeeks: 2 as const,
  preferredDate: '2999-11-26',
  preferredTime: '09:00',
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
  '{"serviceId":"gardening","rooms":{"bedroom":-1,"cellar":2},"addonIds":["oven","oven",7],"place":{"postcode":"21"},"intervalWeeks":3,"preferredDate":"2020-01-01","preferredTime":"noon"}',
])('reads the valid parts of %s', (text) => {
  localStorage.setItem(QUOTE_DRAFT_STORAGE_KEY, text);
  const read = readSavedDraft(localStorage);
  expect(read?.serviceId ?? null).toBeNull();
  expect(read?.rooms ?? {}).toEqual({});
  expect(read?.place ?? null).toBeNull();
  expect({ ...NO_WISHES, ...read }).toMatchObject(NO_WISHES);
  expect(read?.addonIds ?? []).toHaveLength(text.includes('oven') ? 1 : 0);
});

test('reports when the browser refuses to save', () => {
  expect(saveDraft(null, draft)).toBe(false);
  expect(readSavedDraft(null)).toBeNull();
});

test('reads the timing of drafts from before days were chosen as any day', () => {
  const old = { key: draft.key, serviceId: 'deep', rooms: {}, addonIds: [], timelineId: 'urgent' };
  localStorage.setItem(QUOTE_DRAFT_STORAGE_KEY, JSON.stringify(old));
  expect(readSavedDraft(localStorage)).toEqual({
    ...emptyDraft(),
    key: draft.key,
    serviceId: 'deep',
  });
});
