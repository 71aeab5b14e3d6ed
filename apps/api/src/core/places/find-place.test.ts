import { isNswPostcode } from '@cleaning/contract/rules';
import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-place.ts';
import { NSW_SUBURBS } from './nsw-suburbs.ts';

const BAULKHAM_HILLS = { suburb: 'Baulkham Hills', postcode: '2153' };

describe('a place', () => {
  it.each([
    'Baulkham Hills',
    '  baulkham   hills ',
    'Baulkham Hills 2153',
    'BAULKHAM HILLS, NSW 2153',
    'Baulkham-Hills NSW',
  ])('is found by “%s”', (text) => {
    expect(findPlaces(text)).toEqual({ places: [BAULKHAM_HILLS], suggestion: null });
  });

  it.each([
    ['Mt Druitt', 'Mount Druitt'],
    ['St. Ives', 'St Ives'],
    ['saint ives', 'St Ives'],
    ['McMahons point', 'McMahons Point'],
  ])('is found however it is spelt: %s', (text, suburb) => {
    expect(findPlaces(text)).toMatchObject({ places: [{ suburb }] });
  });

  it('is every suburb of a postcode', () => {
    const { places } = findPlaces('2153');
    expect(places.map(({ suburb }) => suburb)).toContain('Winston Hills');
    expect(places).toContainEqual(BAULKHAM_HILLS);
  });

  it('is one of several that share a name until the postcode says which', () => {
    const { places } = findPlaces('Killara');
    expect(places).toHaveLength(1);
    expect(findPlaces('Springfield').places.length).toBeGreaterThan(1);
    expect(findPlaces('Springfield 2250').places).toEqual([
      { suburb: 'Springfield', postcode: '2250' },
    ]);
  });
});

describe('a text that names no place', () => {
  it.each([
    ['Baulkam Hils', 'Baulkham Hills'],
    ['Paramatta', 'Parramatta'],
    ['Wolongong', 'Wollongong'],
    ['Rydee', 'Ryde'],
  ])('is near to one: %s', (text, suburb) => {
    expect(findPlaces(text)).toMatchObject({ places: [], suggestion: { suburb } });
  });

  it('suggests the postcode of the suburb where the two disagree', () => {
    expect(findPlaces('Baulkham Hills 2150')).toEqual({ places: [], suggestion: BAULKHAM_HILLS });
  });

  it.each(['Atlantis by the sea', '9999', 'zz', '!?', ''])('may be near to none: “%s”', (text) => {
    expect(findPlaces(text)).toEqual({ places: [], suggestion: null });
  });
});

it('lists each suburb once, with postcodes of New South Wales in order', () => {
  const lines = NSW_SUBURBS.trim().split('\n');
  const postcodes = lines.map((line) => line.slice(0, 4));
  expect(postcodes).toEqual([...new Set(postcodes)].toSorted());
  expect(postcodes.filter((postcode) => !isNswPostcode(postcode))).toEqual([]);
  for (const line of lines) {
    const suburbs = line.slice(5).split(', ');
    expect(new Set(suburbs).size).toBe(suburbs.length);
  }
});
