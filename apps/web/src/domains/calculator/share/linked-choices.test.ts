import { ADDON_IDS, isOneOffService, ROOM_IDS, SERVICE_IDS } from '@cleaning/pricing';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOW_OFTEN, NO_WISHES } from '#domains/appointments/first-visit/visit-wishes.ts';
import {
  choicesAfterLink,
  choicesQuery,
  withChoices,
  type LinkedChoices,
} from './linked-choices.ts';

const TODAY = '2026-11-23';
const NOTHING: LinkedChoices = { serviceId: null, rooms: {}, addonIds: [], ...NO_WISHES };
const SAVED: LinkedChoices = {
  ...NOTHING,
  serviceId: 'general',
  rooms: { bathroom: 2 },
  addonIds: ['garage'],
  intervalWeeks: 2,
};

beforeEach(() => {
  vi.setSystemTime('2026-11-22T23:00:00Z');
});

const follow = (choices: LinkedChoices, query: string) =>
  choicesAfterLink(choices, new URLSearchParams(query), TODAY);

test('a link restores its answers, whatever is saved', () => {
  const serviceIds = [null, ...SERVICE_IDS];
  for (const [index, serviceId] of serviceIds.entries()) {
    const isOneOff = serviceId !== null && isOneOffService(serviceId);
    const choices: LinkedChoices = {
      ...NOTHING,
      serviceId,
      rooms: Object.fromEntries(ROOM_IDS.slice(index % 5).map((id, place) => [id, 20 - place])),
      addonIds: ADDON_IDS.filter((_id, place) => place % 2 === index % 2),
      intervalWeeks: isOneOff ? null : (HOW_OFTEN[index % HOW_OFTEN.length]?.weeks ?? null),
      preferredDate: ['', TODAY, '2026-11-24', '2027-03-15'][index % 4] ?? '',
    };
    expect(follow(SAVED, choicesQuery(choices))).toEqual(choices);
  }
});

test.each([
  ['same-day', TODAY],
  ['urgent', '2026-11-24'],
  ['standard', ''],
])('a link from before days were chosen keeps its price: %s', (timing, preferredDate) => {
  const linked = follow(NOTHING, `service=deep&bedroom=3&timing=${timing}`);
  expect(linked).toEqual({ ...NOTHING, serviceId: 'deep', rooms: { bedroom: 3 }, preferredDate });
});

test('a shared day that has passed means any day', () => {
  const linked = follow(NOTHING, 'service=deep&bedroom=3&day=2026-11-22');
  expect(linked).toEqual({ ...NOTHING, serviceId: 'deep', rooms: { bedroom: 3 } });
});

test('a service for one occasion ends the wish for regular visits', () => {
  expect(follow(SAVED, 'service=end-of-lease')).toMatchObject({ intervalWeeks: null });
  expect(follow(SAVED, 'service=end-of-lease&every=2')).toMatchObject({ intervalWeeks: null });
});

test('equal answers have equal links, whatever their order', () => {
  const one = { ...NOTHING, addonIds: ['oven', 'windows'] as const };
  const other = { ...NOTHING, addonIds: ['windows', 'oven'] as const };
  expect(choicesQuery(one)).toBe(choicesQuery(other));
});

test('a link with a service alone keeps the other answers', () => {
  expect(follow(SAVED, 'service=deep')).toEqual({ ...SAVED, serviceId: 'deep' });
});

test('a link replaces the saved answers, and what it does not name is not answered', () => {
  expect(follow(SAVED, 'service=deep&bedroom=3')).toEqual({
    ...NOTHING,
    serviceId: 'deep',
    rooms: { bedroom: 3 },
  });
});

test.each([
  'service=gardening',
  'timing=yesterday',
  'every=3',
  'extras=pool&extras=',
  'bedroom=-1&bathroom=2.5&kitchen=21&living=&dining=1e9',
  'bedroom=0',
  'from=mail',
  '',
])('?%s contains no answer, and changes nothing', (query) => {
  expect(follow(SAVED, query)).toBe(SAVED);
});

test('the valid part of a damaged link is used', () => {
  expect(
    follow(
      NOTHING,
      'service=depe&bedroom=2&bathroom=many&extras=oven&extras=pool&every=4&day=soon',
    ),
  ).toEqual({ ...NOTHING, rooms: { bedroom: 2 }, addonIds: ['oven'], intervalWeeks: 4 });
});

test('an address keeps unrelated parameters, and loses answers that are removed', () => {
  const query = new URLSearchParams(
    'from=mail&service=gardening&bedroom=9&extras=oven&timing=urgent',
  );
  expect(withChoices(query, SAVED)).toBe(
    'from=mail&service=general&bathroom=2&extras=garage&every=2',
  );
  expect(withChoices(query, NOTHING)).toBe('from=mail');
});
