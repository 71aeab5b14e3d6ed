import { anAddress } from '@cleaning/api-client/testing';
import { describe, expect, it } from 'vitest';
import { describeAddress, offeredPlaces, onlySavedPlace } from './offered-places.ts';

const home = anAddress({ line1: '14 Banksia Street', suburb: 'Castle Hill', postcode: '2154' });
const shop = { ...home, id: 'shop', line1: '2 Main Road', suburb: 'Ryde', postcode: '2112' };
const used = { line1: '9 Waratah Road', suburb: 'Ryde', postcode: '2112' };
const placeOf = (
  named: Parameters<typeof onlySavedPlace>[0],
  results: Parameters<typeof offeredPlaces>[0]['results'],
  last_used: Parameters<typeof offeredPlaces>[0]['last_used'] = null,
) => onlySavedPlace(named, offeredPlaces({ results, last_used }))?.line1 ?? null;
const ryde = { suburb: 'ryde', postcode: '2112' };

describe('the next clean of a client is at a saved address that can be no other', () => {
  it.each([
    ['their only one', null, [home], null, home.line1],
    ['the only one in the suburb that they named', ryde, [home, shop], null, shop.line1],
    [
      'the only one at the postcode that they named',
      { ...ryde, suburb: null },
      [home, shop],
      null,
      shop.line1,
    ],
    ['not one of several', null, [home, shop], null, null],
    ['not one in another suburb', ryde, [home], null, null],
    ['not while they had a clean elsewhere', null, [home], used, null],
    ['not the last place of a clean, which they did not save', null, [], used, null],
  ])('%s', (_which, named, saved, lastUsed, line1) => {
    expect(placeOf(named, saved, lastUsed)).toBe(line1);
  });
});

it.each([
  ['Home', 'Home: 12 Example Street, Castle Hill'],
  ['', '12 Example Street, Castle Hill'],
])('an address named "%s" is offered as %s', (label, words) => {
  expect(describeAddress({ label, line1: '12 Example Street', suburb: 'Castle Hill' })).toBe(words);
});
