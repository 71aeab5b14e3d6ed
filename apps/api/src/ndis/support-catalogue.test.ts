import { catalogueRowSchema, type CatalogueEntry } from '@cleaning/contract/ndis';
import { SUPPORT_CATALOGUE } from '@cleaning/ndis';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/account-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { readCatalogue } from './support-catalogue.ts';

const api = startBeforeAll();
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

const CLEANING = '01_020_0120_1_1';

const NEXT_YEAR = {
  item_number: CLEANING,
  name: 'House Cleaning And Other Household Activities',
  unit: 'H',
  effective_from: '2027-07-01',
  effective_to: null,
  limits: { standard_cents: 62_00, remote_cents: 86_80, very_remote_cents: 93_00 },
} as const;

async function list(query = ''): Promise<CatalogueEntry[]> {
  const response = await api.call({ path: `ndis/catalogue/${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return response
    .json<{ results: unknown[] }>()
    .results.map((row) => catalogueRowSchema.parse(row));
}

const keyOf = (row: { itemNumber: string; effectiveFrom: string }) =>
  `${row.itemNumber} ${row.effectiveFrom}`;

const add = (changes: object = {}, headers: Record<string, string> = {}) =>
  api.call({
    method: 'POST',
    path: 'ndis/catalogue/',
    as: admin,
    body: { ...NEXT_YEAR, ...changes },
    headers,
  });

const end = ({ id, version }: CatalogueEntry, effectiveTo: string) =>
  api.call({
    method: 'POST',
    path: `ndis/catalogue/${id}/end/`,
    as: admin,
    body: { version, effective_to: effectiveTo },
  });

describe('the catalogue of a new database', () => {
  it('equals the one of the package, with the date of its last change', async () => {
    const { rows, version } = await readCatalogue(api.database);
    expect(rows).toEqual(SUPPORT_CATALOGUE.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))));
    expect(version).toBe('2026-11-21');
  });

  it.each([
    ['?on=2026-06-30&search=cleaning', [58_03]],
    ['?on=2026-07-01&search=cleaning', [60_10]],
    ['?search=01_019', [59_01, 56_98]],
    ['?search=%25', []],
    ['?on=2030-01-01', []],
  ])('lists %s', async (query, limits) => {
    const rows = await list(query);
    expect(rows.map((row) => row.limits.standard_cents)).toEqual(limits);
  });
});

describe('a new price row', () => {
  it('is added once, ended, and followed by another, and the audit log has the user', async () => {
    const headers = { 'idempotency-key': 'next-year' };
    const added = await add({}, headers);
    expect(added.statusCode).toBe(201);
    expect((await add({}, headers)).json()).toEqual(added.json());
    const row = catalogueRowSchema.parse(added.json());
    expect(row).toMatchObject({ ...NEXT_YEAR, version: 1 });

    const ended = await end(row, '2028-06-30');
    expect(ended.statusCode).toBe(200);
    expect(ended.json()).toMatchObject({ effective_to: '2028-06-30', version: 2 });
    expect((await add({ effective_from: '2028-07-01' })).statusCode).toBe(201);

    const stale = await end(row, '2028-05-31');
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });

    const log = await api.call({ path: `audit/?subject_id=${row.id}`, as: admin });
    const { results } = log.json<{ results: object[] }>();
    expect(results).toMatchObject([
      { action: 'update', subject_type: 'support_item', actor: { id: admin.id } },
      { action: 'create' },
    ]);
  });

  it('cannot overlap another row of the item, even for concurrent calls', async () => {
    const overlapping = await add({ effective_from: '2027-06-30', effective_to: '2027-06-30' });
    expect(overlapping.statusCode).toBe(400);
    expect(overlapping.json()).toEqual({
      effective_from: [
        'This item already has limits for some of these dates. End that row first, or choose other dates.',
      ],
    });
    const YARD = { item_number: '01_019_0120_1_1' };
    const answers = await Promise.all([add(YARD), add(YARD), add(YARD)]);
    expect(statusesOf(answers)).toEqual([201, 400, 400]);
  });

  it.each([
    [{ item_number: 'cleaning' }, 'item_number'],
    [{ item_number: `${CLEANING}_CA` }, 'item_number'],
    [{ unit: 'D' }, 'unit'],
    [{ effective_to: '2027-06-30' }, 'effective_to'],
    [{ limits: { ...NEXT_YEAR.limits, remote_cents: 0 } }, 'limits'],
    [{ name: ' ' }, 'name'],
  ])('is refused with %j', async (changes, field) => {
    const response = await add(changes);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<object>()).join()).toContain(field);
  });
});

describe('the end of a price row', () => {
  it('cannot be before its start, or after the start of the next row', async () => {
    const [row] = await list('?on=2026-06-30&search=01_799');
    if (row === undefined) throw new Error('The seeded row is missing.');
    expect((await end(row, '2025-06-30')).json()).toHaveProperty('effective_to');
    expect((await end(row, '2026-07-01')).json()).toHaveProperty('effective_to');
    expect((await end(row, '2026-06-29')).statusCode).toBe(200);
  });

  it('of a row that does not exist is not found', async () => {
    const [row] = await list();
    if (row === undefined) throw new Error('The seeded rows are missing.');
    const response = await end(
      { ...row, id: '0d3a0000-0000-4000-8000-00000000ffff' },
      '2030-01-01',
    );
    expect(response.statusCode).toBe(404);
  });
});

it('only admins can change the catalogue', async () => {
  const response = await api.call({
    method: 'POST',
    path: 'ndis/catalogue/',
    as: staff,
    body: NEXT_YEAR,
  });
  expect(response.statusCode).toBe(403);
});
