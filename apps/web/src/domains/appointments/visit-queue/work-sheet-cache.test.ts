import { ApiError } from '@cleaning/api-client';
import { anAppointment, aWorkSheet } from '@cleaning/api-client/testing';
import { createQueryClient, endpointKey } from '@cleaning/api-client/queries';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { IDBFactory } from 'fake-indexeddb';
import { eventually } from '@cleaning/test-setup/eventually';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteWorkSheets } from './delete-work-sheets.ts';
import { cacheWorkSheets } from './work-sheet-cache.ts';
import { openWorkSheetDatabase } from './work-sheet-database.ts';

const TODAY = '2026-11-23';
const sheetOn = (date: string) =>
  aWorkSheet({
    appointment: anAppointment({
      appointment_date: date,
      starts_at: `${date}T00:00:00.000Z`,
      ends_at: `${date}T02:00:00.000Z`,
      notes: 'The key is under the mat.',
    }),
  });
const sheet = sheetOn(TODAY);
const key = endpointKey('getWorkSheet', { id: sheet.appointment.id });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The app of a user on this device. */
function openFor(userId: string, read?: WorkSheet, isCleaner = false) {
  const client = createQueryClient();
  const database = openWorkSheetDatabase();
  if (read !== undefined) client.setQueryData(key, read);
  const stop = cacheWorkSheets({ userId, isCleaner, database, client });
  onTestFinished(() => {
    stop();
    client.clear();
  });
  return { client, database };
}

describe('the work sheets of the day', () => {
  it('open for the same user as they were loaded, without their history', async () => {
    const { database } = openFor('mia', sheet);
    await eventually(async () => expect(await database.readSheets()).toHaveLength(1));
    const { client } = openFor('mia');
    await eventually(() => expect(client.getQueryData(key)).toBeDefined());
    expect(client.getQueryData<WorkSheet>(key)).toEqual({
      ...sheet,
      earlier: [],
      later: [],
      appointment: { ...sheet.appointment, events: [] },
    });
  });

  it('are updated by a later load', async () => {
    const { client, database } = openFor('mia');
    client.setQueryData(key, { ...sheet, client_phone: '+61491570156' });
    await eventually(async () => {
      const [kept] = await database.readSheets();
      expect(kept?.sheet.client_phone).toBe('+61491570156');
    });
  });

  it('are not found by another user, and are deleted', async () => {
    const { database } = openFor('mia', sheet);
    await eventually(async () => expect(await database.readSheets()).toHaveLength(1));
    const noah = openFor('noah');
    await eventually(async () => expect(await database.readSheets()).toEqual([]));
    expect(noah.client.getQueryData(key)).toBeUndefined();
  });

  it('of another day are not stored, and are deleted at the next start', async () => {
    const { database } = openFor('mia', sheetOn('2026-01-02'));
    await database.storeSheet({
      userId: 'mia',
      visitId: 'old',
      day: '2026-01-02',
      readAt: 1,
      sheet,
    });
    openFor('mia');
    await eventually(async () => expect(await database.readSheets()).toEqual([]));
  });

  it('are deleted although other tabs have them open, which open them again for the next user', async () => {
    const { database } = openFor('mia', sheet);
    const other = openFor('mia').database;
    for (const opened of [database, other]) {
      await eventually(async () => expect(await opened.readSheets()).toHaveLength(1));
    }
    deleteWorkSheets();
    await eventually(async () => expect(await indexedDB.databases()).toEqual([]));
    expect(await other.readSheets()).toEqual([]);
  });

  it('cannot be deleted where the browser stores nothing, which stops nothing', () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(deleteWorkSheets).not.toThrow();
  });
});

const stored = async ({ database }: ReturnType<typeof openFor>) => (await database.readSheets())[0];

describe('the way in of a stored sheet', () => {
  const WITHOUT = { way_in: 'over', appointment: { notes: '' } };

  it('is removed from this device when its time is over, while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date(`${TODAY}T01:00:00.000Z`) });
    const opened = openFor('mia', sheet);
    await eventually(async () =>
      expect((await stored(opened))?.sheet.appointment.notes).toBe('The key is under the mat.'),
    );
    vi.setSystemTime(`${TODAY}T04:00:00.000Z`);
    vi.advanceTimersByTime(60_000);
    await eventually(async () => expect((await stored(opened))?.sheet).toMatchObject(WITHOUT));
  });

  it('is not shown by a start after its time, and removed then', async () => {
    const opened = openFor('mia', sheet);
    await eventually(async () => expect(await stored(opened)).toBeDefined());
    vi.setSystemTime(`${TODAY}T04:00:00.000Z`);
    const { client } = openFor('mia');
    await eventually(() => expect(client.getQueryData(key)).toMatchObject(WITHOUT));
    await eventually(async () => expect((await stored(opened))?.sheet).toMatchObject(WITHOUT));
  });
});

const openWithSheet = async (isCleaner: boolean) => {
  const app = openFor('mia', sheet, isCleaner);
  await eventually(async () => expect(await app.database.readSheets()).toHaveLength(1));
  return app;
};

describe('a visit that was given to a colleague', () => {
  const ownKey = endpointKey('getOwnVisits');
  const noVisits = { date: TODAY, visits: [], changes: [] };
  it('leaves the phone with its copy once it is not among the own visits', async () => {
    const { client, database } = await openWithSheet(true);
    client.setQueryData(ownKey, noVisits);
    await eventually(async () => expect(await database.readSheets()).toEqual([]));
    expect(client.getQueryData(key)).toBeUndefined();
  });

  it('stays on an open page until the service answers, because it may be cancelled only', async () => {
    const { client } = await openWithSheet(true);
    let asked = 0;
    const observer = new QueryObserver(client, {
      queryKey: key,
      queryFn: async () => {
        asked += 1;
        return sheet;
      },
      staleTime: Number.POSITIVE_INFINITY,
    });
    const stop = observer.subscribe(() => {});
    client.setQueryData(ownKey, noVisits);
    expect(client.getQueryData(key)).toBeDefined();
    await eventually(() => expect(asked).toBe(1));
    stop();
  });

  it('stays for the office, who see the visits of everyone', async () => {
    const { client, database } = await openWithSheet(false);
    client.setQueryData(ownKey, noVisits);
    expect(await database.readSheets()).toHaveLength(1);
    expect(client.getQueryData(key)).toBeDefined();
  });

  it.each([403, 404])('leaves the phone once the service answers %i', async (status) => {
    const { client, database } = await openWithSheet(true);
    const error = new ApiError({ kind: 'http', status, message: 'No.' });
    const refused = client.fetchQuery({
      queryKey: key,
      queryFn: () => Promise.reject(error),
      retry: false,
      staleTime: 0,
    });
    await expect(refused).rejects.toBe(error);
    await eventually(async () => expect(await database.readSheets()).toEqual([]));
    expect(client.getQueryData(key)).toBeUndefined();
  });

  it.each([
    { answer: 'a refusal', key, isRefusal: true },
    { answer: 'the own visits', key: ownKey, isRefusal: false },
  ])('is not put back by a start that reads the copy after $answer', async (late) => {
    const { database } = await openWithSheet(true);
    const readSheets = Promise.withResolvers<void>();
    const client = createQueryClient();
    const stop = cacheWorkSheets({
      userId: 'mia',
      isCleaner: true,
      client,
      database: {
        ...database,
        async readSheets() {
          const sheets = await database.readSheets();
          await readSheets.promise;
          return sheets;
        },
      },
    });
    onTestFinished(stop);
    const answer = client.fetchQuery({
      queryKey: late.key,
      queryFn: () =>
        late.isRefusal
          ? Promise.reject(new ApiError({ kind: 'http', status: 403, message: 'No.' }))
          : noVisits,
      retry: false,
    });
    await Promise.allSettled([answer]);
    readSheets.resolve();
    await eventually(async () => expect(await database.readSheets()).toEqual([]));
    expect(client.getQueryData(key)).toBeUndefined();
  });

  it('stays while the service cannot be reached', async () => {
    const { client, database } = await openWithSheet(true);
    const error = new ApiError({ kind: 'network', status: null, message: 'No signal.' });
    const lost = client.fetchQuery({
      queryKey: key,
      queryFn: () => Promise.reject(error),
      retry: false,
      staleTime: 0,
    });
    await expect(lost).rejects.toBe(error);
    expect(await database.readSheets()).toHaveLength(1);
  });
});
