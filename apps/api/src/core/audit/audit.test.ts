import { auditEntrySchema } from '@cleaning/contract/audit';
import { pageOf } from '@cleaning/contract/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';
import { recordAudit, type AuditedAction } from './record-audit.ts';

const api = startBeforeAll();
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const staff = makeBeforeAll(() =>
  api.signIn({ userType: 'staff', firstName: 'Sam', lastName: 'Taylor' }),
);
const client = makeBeforeAll(() => api.signIn({ firstName: 'Noah', lastName: 'Williams' }));
beforeAll(async () => {
  const view: AuditedAction = {
    actorId: staff.id,
    action: 'view',
    subjectType: 'client',
    subjectId: client.id,
    clientId: client.id,
    reason: null,
    now: api.clock.now,
  };
  await record(view);
  // Half past midnight on 22 November in Sydney is still the 21st in London.
  await record({ ...view, action: 'update', now: new Date('2026-11-21T13:30:00Z') });
  await record({
    ...view,
    actorId: null,
    action: 'update',
    subjectType: 'settings',
    subjectId: null,
    clientId: null,
    reason: 'New financial year.',
    now: new Date('2026-11-23T00:00:00Z'),
  });
});

const record = (deed: AuditedAction) =>
  api.database.transaction((transaction) => recordAudit(transaction, deed));

const list = async (query = '') => {
  const response = await api.call({ path: `audit/?${query}`, as: admin });
  expect(response.statusCode).toBe(200);
  return pageOf(auditEntrySchema).parse(response.json());
};

const datesOf = async (query: string) =>
  (await list(query)).results.map(({ occurred_at }) => occurred_at.slice(0, 10));

describe('the audit log', () => {
  it('names who did what to whom, newest first', async () => {
    const { count, results } = await list();
    expect(count).toBe(3);
    expect(results[0]).toMatchObject({
      action: 'update',
      subject_type: 'settings',
      subject_id: null,
      actor: null,
      client: null,
      reason: 'New financial year.',
    });
    expect(results[2]).toEqual({
      id: expect.any(String),
      action: 'view',
      subject_type: 'client',
      subject_id: client.id,
      subject_reference: null,
      actor: { id: staff.id, name: 'Sam Taylor', email: staff.email },
      client: { id: client.id, name: 'Noah Williams', email: client.email },
      reason: null,
      occurred_at: '2026-11-21T00:00:00.000Z',
    });
  });

  it('is paged', async () => {
    const page = await list('page_size=2&page=2');
    expect(page).toMatchObject({ count: 3, next: null });
    expect(page.previous).toBe('/api/v1/audit/?page=1&page_size=2');
    expect(page.results).toHaveLength(1);
  });

  it.each([
    ['an action', () => 'action=view', 1],
    ['a subject', () => 'subject_type=settings', 1],
    ['one thing', () => `subject_id=${client.id}`, 2],
    ['who did it', () => `actor_id=${staff.id}`, 2],
    ['whose data it was', () => `client_id=${client.id}&action=update`, 1],
    ['a user who is in none of it', () => `client_id=${staff.id}`, 0],
  ])('can be filtered by %s', async (_what, query, count) => {
    expect((await list(query())).count).toBe(count);
  });

  it('can be filtered by days in Sydney', async () => {
    expect(await datesOf('from=2026-11-21&to=2026-11-21')).toEqual(['2026-11-21']);
    expect(await datesOf('from=2026-11-22&to=2026-11-22')).toEqual(['2026-11-21']);
    expect(await datesOf('from=2026-11-23')).toEqual(['2026-11-23']);
    expect(await datesOf('from=2026-11-24')).toEqual([]);
  });

  it.each(['action=burn', 'actor_id=1', 'from=yesterday', 'who=me'])(
    'refuses the filter %s',
    async (query) => {
      const response = await api.call({ path: `audit/?${query}`, as: admin });
      expect(response.statusCode).toBe(400);
    },
  );

  it('contains no entry for an action that was rolled back', async () => {
    const before = await list();
    await expect(
      api.database.transaction(async (transaction) => {
        await recordAudit(transaction, {
          actorId: staff.id,
          action: 'delete',
          subjectType: 'document',
          subjectId: null,
          clientId: null,
          reason: null,
          now: api.clock.now,
        });
        throw new Error('The deed failed.');
      }),
    ).rejects.toThrow('The deed failed.');
    expect(await list()).toEqual(before);
  });
});

const at = (time: string) => new Date(`2026-09-01T${time}Z`);

describe('the audit entry for reading a record', () => {
  const look: Omit<AuditedAction, 'now' | 'actorId'> = {
    action: 'view',
    subjectType: 'enquiry',
    subjectId: '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b22',
    clientId: null,
    reason: null,
  };
  const times = async () => {
    const { results } = await list(`subject_id=${look.subjectId}`);
    return results.map(({ occurred_at: moment }) => moment.slice(11, 16)).toReversed();
  };

  it('is written once within a quarter of an hour for each user', async () => {
    for (const [time, actorId] of [
      ['01:00:00', staff.id],
      ['01:00:30', staff.id],
      ['01:14:59', staff.id],
      ['01:15:00', admin.id],
      ['01:16:00', staff.id],
    ] as const) {
      await record({ ...look, actorId, now: at(time) });
    }
    expect(await times()).toEqual(['01:00', '01:15', '01:16']);
  });

  it('is always written when something was changed or revealed', async () => {
    const before = (await times()).length;
    const now = at('03:00:00');
    await record({ ...look, actorId: staff.id, action: 'update', now });
    await record({ ...look, actorId: staff.id, action: 'update', now });
    expect(await times()).toHaveLength(before + 2);
  });
});
