import { areaCheckSchema, catalogueSchema } from '@cleaning/contract/services';
import { ADDONS, ROOMS, SERVICES, TIMELINES } from '@cleaning/pricing';
import { describe, expect, test } from 'vitest';
import { startBeforeAll } from '../../test/set-up.ts';

const testApp = startBeforeAll();

const toItems = (
  table: Readonly<Record<string, { id: string; name: string; priceCents: number | null }>>,
) =>
  Object.values(table).map(({ id, name, priceCents }) => ({ id, name, price_cents: priceCents }));

describe('the catalogue', () => {
  test('has every service, room, add-on and timeline, in order, for any caller', async () => {
    const response = await testApp.call({ path: 'services/' });
    expect(response.statusCode).toBe(200);
    const catalogue: unknown = response.json();
    expect(catalogueSchema.parse(catalogue)).toEqual(catalogue);
    expect(catalogue).toEqual({
      services: toItems(SERVICES),
      rooms: toItems(ROOMS),
      addons: toItems(ADDONS),
      timelines: Object.values(TIMELINES).map((timeline) => ({
        id: timeline.id,
        name: timeline.name,
        multiplier_percent: timeline.multiplierPercent,
        deposit_percent: timeline.depositPercent,
      })),
    });
  });

  test.each([
    ['services/services/', toItems(SERVICES)],
    ['services/addons/', toItems(ADDONS)],
  ])('%s lists its part', async (path, items) => {
    const response = await testApp.call({ path });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(items);
  });

  test('has no price for a service that is priced on request', async () => {
    const services = (await testApp.call({ path: 'services/services/' })).json<
      { id: string; price_cents: number | null }[]
    >();
    const unpriced = services.filter(({ price_cents: cents }) => cents === null);
    expect(unpriced.map(({ id }) => id)).toEqual(['pet-treatment', 'window-carpet']);
  });
});

const checkArea = async (q: string) => {
  const response = await testApp.call({ path: `areas/check/?q=${encodeURIComponent(q)}` });
  const body: unknown = response.json();
  return response.statusCode === 200 ? areaCheckSchema.parse(body) : body;
};

describe('the check of an area', () => {
  const nowhere = { suburb: null, postcode: null, area: null, did_you_mean: null };

  test.each([
    [
      'a suburb inside',
      'baulkham hills',
      {
        inside: 'yes',
        suburb: 'Baulkham Hills',
        postcode: '2153',
        area: 'Hills District',
        did_you_mean: null,
      },
    ],
    [
      'a postcode of several suburbs',
      '2153',
      { ...nowhere, inside: 'yes', postcode: '2153', area: 'Hills District' },
    ],
    [
      'a suburb outside',
      'Newcastle',
      { ...nowhere, inside: 'no', suburb: 'Newcastle', postcode: '2300' },
    ],
    ['a postcode outside', '2300', { ...nowhere, inside: 'no', postcode: '2300' }],
    [
      'a name that is inside only in part',
      'Enmore',
      { ...nowhere, inside: 'part', suburb: 'Enmore' },
    ],
    [
      'a misspelt suburb',
      'Baulkam Hils',
      {
        ...nowhere,
        inside: 'unknown',
        did_you_mean: { suburb: 'Baulkham Hills', postcode: '2153' },
      },
    ],
    ['no place at all', 'the moon', { ...nowhere, inside: 'unknown' }],
    ['a postcode of another state', '3000', { ...nowhere, inside: 'unknown' }],
  ])('knows %s', async (_what, q, expected) => {
    expect(await checkArea(q)).toMatchObject(expected);
  });

  test.each([
    ['nothing', ''],
    ['only angle brackets', '<>'],
    ['a text longer than any suburb', 'x'.repeat(81)],
  ])('refuses %s', async (_what, q) => {
    expect(await checkArea(q)).toEqual({ q: [expect.any(String)] });
  });
});
