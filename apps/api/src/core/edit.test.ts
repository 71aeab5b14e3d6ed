import { describe, expect, test } from 'vitest';
import type { Transaction } from './db/client.ts';
import { editRecord, lockSameVersion, type EditedRecord, type VersionedCall } from './edit.ts';
import { ApiError } from './http/api-error.ts';

const NOW = new Date('2026-11-21T03:00:00Z');

interface LampRow {
  readonly version: number;
  readonly colour: string;
}

interface LampCall extends VersionedCall {
  readonly id: string;
}

interface LampView {
  readonly shown: string;
}

type LampRecord = EditedRecord<{ readonly row: LampRow }, LampView, string, LampCall>;

const STAFF = { kind: 'office', staffId: 'staff', isAdmin: false } as const;
const CLIENT = { kind: 'client', clientId: 'client' } as const;

const call = (changes: Partial<LampCall> = {}): LampCall => ({
  id: 'lamp',
  version: 3,
  viewer: STAFF,
  now: NOW,
  ...changes,
});

/** A lamp in memory, in a transaction that keeps the audit log alone. */
function setUp(changed: Partial<LampRecord> = {}) {
  const steps: unknown[] = [];
  const transaction = {
    insert: () => ({
      values: async (entry: object) => {
        steps.push({ audited: entry });
      },
    }),
  } as unknown as Transaction;
  const record: LampRecord = {
    async lock(_transaction, { id }) {
      steps.push('lock');
      return id === 'lamp' ? { row: { version: 3, colour: 'white' } } : undefined;
    },
    viewOf({ row }) {
      steps.push('view');
      return { shown: `${row.colour} ${row.version}` };
    },
    async write(_transaction, { row }, colour, stamp) {
      steps.push({ written: colour, ...stamp });
      return { row: { version: row.version + 1, colour } };
    },
    subjectOf: ({ row }) => ({ subjectType: 'settings', subjectId: row.colour, clientId: 'of' }),
    ...changed,
  };
  const edit = (edited: LampCall, changes: () => string | null = () => 'red', reason?: string) =>
    editRecord(record, transaction, edited, { changes, reason });
  return { record, transaction, steps, edit };
}

const refusing = () => {
  throw new ApiError('validation_failed', 'There is no such colour.');
};

const authorOf: LampRecord['authorOf'] = async (_transaction, { colour }, { kind }) =>
  kind === 'office' ? `The ${colour} one` : null;

const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('The edit was accepted.'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  );

describe('an edit', () => {
  test('locks, decides, writes, audits and shows, in this order', async () => {
    const { steps, edit } = setUp();
    const decide = () => {
      steps.push('decide');
      return 'red';
    };
    expect(await edit(call(), decide, 'It suits the room.')).toEqual({ shown: 'red 4' });
    expect(steps).toEqual([
      'lock',
      'decide',
      { written: 'red', updatedBy: 'staff', updatedAt: NOW },
      {
        audited: {
          actorId: 'staff',
          action: 'update',
          subjectType: 'settings',
          subjectId: 'red',
          clientId: 'of',
          reason: 'It suits the room.',
          occurredAt: NOW,
        },
      },
      'view',
    ]);
  });

  test('of a client is not audited', async () => {
    const { steps, edit } = setUp();
    expect(await edit(call({ viewer: CLIENT }))).toEqual({ shown: 'red 4' });
    expect(steps).toEqual([
      'lock',
      { written: 'red', updatedBy: 'client', updatedAt: NOW },
      'view',
    ]);
  });

  test.each(['', undefined])('is audited without a reason when that is %j', async (reason) => {
    const { steps, edit } = setUp();
    await edit(call(), () => 'red', reason);
    expect(steps).toContainEqual({ audited: expect.objectContaining({ reason: null }) });
  });

  test('that changes nothing writes nothing, and shows the record as it is', async () => {
    const { steps, edit } = setUp();
    expect(await edit(call(), () => null)).toEqual({ shown: 'white 3' });
    expect(steps).toEqual(['lock', 'view']);
  });

  test('that is refused writes nothing', async () => {
    const { steps, edit } = setUp();
    expect((await refusalOf(edit(call(), refusing))).message).toBe('There is no such colour.');
    expect(steps).toEqual(['lock']);
  });

  test('of a record that is not there is refused', async () => {
    const { steps, edit } = setUp();
    expect((await refusalOf(edit(call({ id: 'other' })))).code).toBe('not_found');
    expect(steps).toEqual(['lock']);
  });

  test('of an earlier version is refused with the record, before it is decided', async () => {
    const { steps, edit } = setUp();
    const { code, message, current, changedBy } = await refusalOf(
      edit(call({ version: 2 }), refusing),
    );
    expect([code, current, changedBy]).toEqual(['stale_version', { shown: 'white 3' }, null]);
    expect(message).toBe(
      'These details have changed since you opened them. Check them and try again.',
    );
    expect(steps).toEqual(['lock', 'view']);
  });
});

describe('the refusal of an earlier version', () => {
  test('has the words of the record, and names who made the last change', async () => {
    const { record, transaction } = setUp({ staleMessage: 'The lamp has changed.', authorOf });
    const refusals = await Promise.all(
      [STAFF, CLIENT].map((viewer) =>
        refusalOf(lockSameVersion(record, transaction, call({ version: 4, viewer }))),
      ),
    );
    expect(refusals.map(({ message, changedBy }) => [message, changedBy])).toEqual([
      ['The lamp has changed. The white one made the last change.', 'The white one'],
      ['The lamp has changed.', null],
    ]);
  });

  test('is not that of a call without a version', async () => {
    const { record, transaction } = setUp();
    const { row } = await lockSameVersion(record, transaction, call({ version: undefined }));
    expect(row.version).toBe(3);
  });
});
