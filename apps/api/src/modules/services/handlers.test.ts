import { catalogueSchema } from '@cleaning/contract';
import { ADDONS, ROOMS, SERVICES, TIMELINES } from '@cleaning/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

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
