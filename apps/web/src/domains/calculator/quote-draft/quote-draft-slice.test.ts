import { MAX_ROOM_COUNT } from '@cleaning/pricing';
import { expect, test } from 'vitest';
import { isIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { emptyDraft, isDraftComplete, isDraftEmpty } from './quote-draft.ts';
import {
  addonToggled,
  draftCleared,
  draftReplaced,
  quoteDraftSlice,
  roomCountChanged,
  serviceChosen,
  wishesChanged,
} from './quote-draft-slice.ts';

const { reducer } = quoteDraftSlice;

test('starts empty with its own key', () => {
  const draft = reducer(undefined, { type: 'start' });
  expect(isDraftEmpty(draft)).toBe(true);
  expect(isIdempotencyKey(draft.key)).toBe(true);
  expect(draft.key).not.toBe(reducer(undefined, { type: 'start' }).key);
});

test('is complete once a service is chosen', () => {
  expect(isDraftComplete(emptyDraft())).toBe(false);
  expect(isDraftComplete(reducer(emptyDraft(), serviceChosen('deep')))).toBe(true);
});

test('is for regular visits until the service is for one occasion', () => {
  const weekly = reducer(emptyDraft(), wishesChanged({ intervalWeeks: 1 }));
  expect(reducer(weekly, serviceChosen('deep')).intervalWeeks).toBe(1);
  expect(reducer(weekly, serviceChosen('end-of-lease')).intervalWeeks).toBeNull();
});

test.each([
  { count: 3, kept: 3 },
  { count: -1, kept: undefined },
  { count: 0, kept: undefined },
  { count: 2.9, kept: 2 },
  { count: 99, kept: MAX_ROOM_COUNT },
])('has $kept rooms when set to $count', ({ count, kept }) => {
  const draft = reducer(emptyDraft(), roomCountChanged({ roomId: 'bedroom', count }));
  expect(draft.rooms.bedroom).toBe(kept);
});

test('toggles an extra on and off', () => {
  const on = reducer(emptyDraft(), addonToggled('oven'));
  expect(on.addonIds).toEqual(['oven']);
  expect(reducer(on, addonToggled('oven')).addonIds).toEqual([]);
});

test('keeps its key while it is edited, and gets another once it is cleared', () => {
  const draft = emptyDraft();
  const edited = reducer(draft, serviceChosen('general'));
  expect(edited.key).toBe(draft.key);
  const cleared = reducer(edited, draftCleared());
  expect(isDraftEmpty(cleared)).toBe(true);
  expect(cleared.key).not.toBe(draft.key);
});

test('can be replaced by a whole draft', () => {
  const other = { ...emptyDraft(), serviceId: 'ndis' as const };
  expect(reducer(emptyDraft(), draftReplaced(other))).toEqual(other);
});
