import { ADDON_IDS, ROOM_IDS, SERVICE_IDS, TIMELINE_IDS } from '@cleaning/pricing';
import { expect, test } from 'vitest';
import { choicesAfterLink, choicesQuery, withChoices } from './linked-choices.ts';
import type { PriceChoices } from '../price/price-choices.ts';

const NOTHING: PriceChoices = { serviceId: null, rooms: {}, addonIds: [], timelineId: null };
const SAVED: PriceChoices = {
  serviceId: 'general',
  rooms: { bathroom: 2 },
  addonIds: ['garage'],
  timelineId: 'standard',
};

const follow = (choices: PriceChoices, query: string) =>
  choicesAfterLink(choices, new URLSearchParams(query));

test('a link restores its answers, whatever is saved', () => {
  const serviceIds = [null, ...SERVICE_IDS];
  const timelineIds = [null, ...TIMELINE_IDS];
  for (const [index, serviceId] of serviceIds.entries()) {
    const choices: PriceChoices = {
      serviceId,
      rooms: Object.fromEntries(ROOM_IDS.slice(index % 5).map((id, place) => [id, 20 - place])),
      addonIds: ADDON_IDS.filter((_id, place) => place % 2 === index % 2),
      timelineId: timelineIds[index % timelineIds.length] ?? null,
    };
    expect(follow(SAVED, choicesQuery(choices))).toEqual(choices);
  }
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
    follow(NOTHING, 'service=depe&bedroom=2&bathroom=many&extras=oven&extras=pool&timing=urgent'),
  ).toEqual({ serviceId: null, rooms: { bedroom: 2 }, addonIds: ['oven'], timelineId: 'urgent' });
});

test('an address keeps unrelated parameters, and loses answers that are removed', () => {
  const query = new URLSearchParams('from=mail&service=gardening&bedroom=9&extras=oven');
  expect(withChoices(query, SAVED)).toBe(
    'from=mail&service=general&bathroom=2&extras=garage&timing=standard',
  );
  expect(withChoices(query, NOTHING)).toBe('from=mail');
});
