import { auditEntrySchema } from '@cleaning/contract/audit';
import { addressSchema, type Address } from '@cleaning/contract/clients';
import { pageOf } from '@cleaning/contract/http';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const client = makeBeforeEach(() => api.signIn());

const HOME = { line1: '14 Banksia Street', suburb: 'Castle Hill', postcode: '2154' };
const REASON = 'Asked us on the phone.';

const add = (body: object, id = client.id, as = staff, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', path: `clients/${id}/addresses/`, as, body, headers });
const change = ({ id }: Pick<Address, 'id'>, body: object, as = staff) =>
  api.call({ method: 'PATCH', path: `clients/addresses/${id}/`, as, body });
const addressIn = (response: LightMyRequestResponse) => addressSchema.parse(response.json());

describe('the addresses of a client', () => {
  it('are added and changed by staff with a reason that is recorded, and the client sees them', async () => {
    const added = await add({ ...HOME, reason: REASON });
    expect(added.statusCode).toBe(201);
    const address = addressIn(added);
    expect(address).toMatchObject({ ...HOME, is_default: true, version: 1 });
    const moved = await change(address, { suburb: 'Epping', version: 1, reason: REASON });
    expect(addressIn(moved)).toMatchObject({ suburb: 'Epping', version: 2 });
    const own = await api.call({ path: 'accounts/addresses/', as: client });
    expect(own.json()).toMatchObject({ results: [{ suburb: 'Epping' }] });
    const seen = await api.call({ path: `clients/${client.id}/addresses/`, as: staff });
    expect(pageOf(addressSchema).parse(seen.json()).results).toHaveLength(1);
    const admin = await api.signIn({ userType: 'admin' });
    const audit = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    expect(
      pageOf(auditEntrySchema)
        .parse(audit.json())
        .results.map(({ action, reason }) => [action, reason]),
    ).toEqual([
      ['update', REASON],
      ['update', REASON],
    ]);
  });

  it('are created once, however often one call is sent', async () => {
    const headers = { 'idempotency-key': `address-${client.id}` };
    const body = { ...HOME, reason: REASON };
    const ids = await Promise.all([
      add(body, client.id, staff, headers),
      add(body, client.id, staff, headers),
    ]);
    expect(new Set(ids.map((response) => addressIn(response).id)).size).toBe(1);
  });

  it('are not changed without a reason, in a stale version, by a client, or for an unknown client', async () => {
    expect((await add(HOME)).json()).toEqual({ reason: [expect.any(String)] });
    const address = addressIn(await add({ ...HOME, reason: REASON }));
    const body = { suburb: 'Epping', version: 1, reason: REASON };
    expect((await change(address, { ...body, version: 2 })).statusCode).toBe(409);
    const other = await api.signIn();
    expect((await change({ id: other.id }, body)).statusCode).toBe(404);
    expect((await change(address, body, client)).statusCode).toBe(403);
    expect((await add({ ...HOME, reason: REASON }, client.id, other)).statusCode).toBe(403);
    expect((await add({ ...HOME, reason: REASON }, staff.id)).statusCode).toBe(404);
    const list = await api.call({ path: `clients/${staff.id}/addresses/`, as: staff });
    expect(list.statusCode).toBe(404);
  });
});
