import { refuseCommand, type RefusalCode } from '@cleaning/contract/errors';
import { describe, expect, test, vi } from 'vitest';
import {
  answerBy,
  callOf,
  executeCommand,
  moveOf,
  moveRecord,
  type Command,
  type CommandCall,
  type CommandedRecord,
} from './command.ts';
import type { Transaction } from './db/client.ts';
import { lockSameVersion } from './edit.ts';
import { ApiError } from './http/api-error.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const EARLIER = new Date('2026-11-21T01:00:00Z');

/** The records are in memory, so that the transaction is only passed on. */
const TRANSACTION = {} as Transaction;

interface LampRow {
  readonly id: string;
  readonly version: number;
  readonly isOn: boolean;
  readonly colour: string;
}

interface LampView {
  readonly id: string;
  readonly isOn: boolean;
}

interface LampKind {
  readonly loaded: { readonly row: LampRow };
  readonly view: LampView;
  readonly changes: Partial<Pick<LampRow, 'isOn' | 'colour'>>;
  readonly command: 'switch_on' | 'switch_off';
  readonly details: {
    readonly watts: number;
    readonly room: string;
    readonly bill: number;
  };
}

type LampRecord = CommandedRecord<LampKind>;
type Lamp = LampRow;

const LAMP: Lamp = { id: 'lamp', version: 3, isOn: false, colour: 'white' };

const viewOf = ({ id, isOn }: Lamp): LampView => ({ id, isOn });

/** What a machine answers when it refuses. */
const refusing = (code: RefusalCode) => () => refuseCommand(code, 'Not now.');

/** A lamp as a record that commands move. Each of its functions says that it was called. */
function setUp(changed: Partial<LampRecord> = {}) {
  const steps: string[] = [];
  const parts: Required<LampRecord> = {
    lock: async (_transaction, { id }) => (id === LAMP.id ? { row: LAMP } : undefined),
    viewOf: ({ row }) => viewOf(row),
    staleMessage: 'It has changed.',
    authorOf: async () => 'Ada',
    step: (_loaded, { command }) => ({ ok: true, changes: { isOn: command === 'switch_on' } }),
    write: async (_transaction, { row }, changes) => ({
      ...row,
      ...changes,
      version: row.version + 1,
    }),
    note: async () => {},
    tell: async () => {},
    show: async (_transaction, row) => viewOf(row),
    ...changed,
  };
  const noting = <Args extends unknown[], Result>(name: string, work: (...args: Args) => Result) =>
    vi.fn((...args: Args): Result => {
      steps.push(name);
      return work(...args);
    });
  const record = {
    lock: noting('lock', parts.lock),
    viewOf: noting('view', parts.viewOf),
    staleMessage: parts.staleMessage,
    authorOf: noting('author', parts.authorOf),
    step: noting('step', parts.step),
    write: noting('write', parts.write),
    note: noting('note', parts.note),
    tell: noting('tell', parts.tell),
    show: noting('show', parts.show),
  } satisfies LampRecord;
  return { record, steps, noting };
}

const call = (changes: Partial<CommandCall> = {}): CommandCall => ({
  id: LAMP.id,
  version: LAMP.version,
  viewer: { kind: 'office', staffId: 'staff', isAdmin: false },
  now: NOW,
  ...changes,
});

const SWITCH_ON: Command<LampKind> = { command: 'switch_on' };

/** The refusal of a command, which must be one. */
const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('The command was accepted.'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  );

describe('a command', () => {
  test('locks, asks, writes, notes, shows and tells, in this order', async () => {
    const { record, steps, noting } = setUp();
    const view = await executeCommand(record, TRANSACTION, call(), {
      command: 'switch_on',
      effects: noting('effects', () => ({ after: noting('after', async () => {}) })),
    });
    expect(view).toEqual({ id: 'lamp', isOn: true });
    expect(steps).toEqual(['lock', 'step', 'effects', 'write', 'after', 'note', 'show', 'tell']);
  });

  test('on a record that is not there is refused, and nothing else happens', async () => {
    const { record, steps } = setUp();
    const other = call({ id: 'other' });
    const { code } = await refusalOf(executeCommand(record, TRANSACTION, other, SWITCH_ON));
    expect(code).toBe('not_found');
    expect(steps).toEqual(['lock']);
  });

  test('of a caller who read an earlier version is refused before anything is asked', async () => {
    const { record, steps } = setUp({ step: refusing('permission_denied') });
    const effects = vi.fn(() => ({}));
    const stale = call({ version: 2 });
    const { code, current } = await refusalOf(
      moveRecord(record, TRANSACTION, stale, { ...SWITCH_ON, effects }),
    );
    expect([code, current]).toEqual(['stale_version', { id: 'lamp', isOn: false }]);
    expect(steps).toEqual(['lock', 'view', 'author']);
    expect(effects).not.toHaveBeenCalled();
  });

  test('without a version applies to the record as it is', async () => {
    const { record } = setUp();
    const latest = call({ version: undefined });
    const { before, row } = await moveRecord(record, TRANSACTION, latest, SWITCH_ON);
    expect([before.version, row.version]).toEqual([3, 4]);
    expect((await lockSameVersion(record, TRANSACTION, latest)).row).toBe(LAMP);
  });

  test('asks the machine with its reason and the time at which it was done', async () => {
    const { record } = setUp();
    const reason = 'It is dark.';
    await moveRecord(record, TRANSACTION, call(), { ...SWITCH_ON, reason, doneAt: EARLIER });
    await moveRecord(record, TRANSACTION, call(), SWITCH_ON);
    expect(record.step.mock.calls.map(([, order]) => order)).toEqual([
      { command: 'switch_on', reason, doneAt: EARLIER },
      { command: 'switch_on', reason: null, doneAt: NOW },
    ]);
  });

  test('is stamped with who gave it, and when', async () => {
    const { record } = setUp();
    await moveRecord(record, TRANSACTION, call(), SWITCH_ON);
    expect(record.write).toHaveBeenCalledWith(
      TRANSACTION,
      { row: LAMP },
      { isOn: true },
      { stamp: { updatedBy: 'staff', updatedAt: NOW }, details: {} },
    );
  });

  test.each(['', null, undefined])('has no reason when that is %j', async (reason) => {
    const { record } = setUp();
    const done = await moveRecord(record, TRANSACTION, call(), { ...SWITCH_ON, reason });
    expect(done.reason).toBeNull();
    expect(record.step.mock.calls[0]?.[1].reason).toBeNull();
  });
});

describe('the refusal of a machine', () => {
  test.each([
    [{}, 'reason'],
    [{ reasonField: 'comment' }, 'comment'],
  ])('for a missing reason of %j names the field %s', async (field, name) => {
    const { record } = setUp({ step: refusing('reason_required') });
    const command = { ...SWITCH_ON, ...field };
    const { code, fields } = await refusalOf(moveRecord(record, TRANSACTION, call(), command));
    expect([code, fields]).toEqual(['validation_failed', { [name]: ['Not now.'] }]);
  });

  test('of an amount names its field', async () => {
    const { record } = setUp({ step: refusing('bad_amount') });
    const command = { ...SWITCH_ON, amountField: 'amount_cents' };
    const { code, fields } = await refusalOf(moveRecord(record, TRANSACTION, call(), command));
    expect([code, fields]).toEqual(['validation_failed', { amount_cents: ['Not now.'] }]);
  });

  test('of an amount that is no field of the command is a conflict', async () => {
    const { record } = setUp({ step: refusing('bad_amount') });
    const { code } = await refusalOf(moveRecord(record, TRANSACTION, call(), SWITCH_ON));
    expect(code).toBe('invalid_transition');
  });

  test('of the command of another role shows nothing of the record', async () => {
    const { record, steps } = setUp({ step: refusing('permission_denied') });
    const refused = await refusalOf(moveRecord(record, TRANSACTION, call(), SWITCH_ON));
    expect(refused).toMatchObject({ code: 'permission_denied', message: 'Not now.' });
    expect(refused.current).toBeUndefined();
    expect(steps).toEqual(['lock', 'step']);
  });

  test('of any other kind is a conflict with the record as the caller sees it', async () => {
    const { record, steps } = setUp({ step: refusing('expired') });
    const { code, message, current } = await refusalOf(
      moveRecord(record, TRANSACTION, call(), SWITCH_ON),
    );
    expect([code, message]).toEqual(['invalid_transition', 'Not now.']);
    expect(current).toEqual({ id: 'lamp', isOn: false });
    expect(steps).toEqual(['lock', 'step', 'view']);
  });

  test('is the same where a record is asked alone', async () => {
    const { record, steps } = setUp({ step: refusing('expired') });
    const asked = moveOf(record, TRANSACTION, { row: LAMP }, call(), SWITCH_ON);
    expect((await refusalOf(asked)).code).toBe('invalid_transition');
    expect(steps).toEqual(['step', 'view']);
  });
});

describe('the effects of a command', () => {
  test('add changes and details, but never replace those of the machine', async () => {
    const { record } = setUp({
      step: () => ({ ok: true, changes: { isOn: true }, details: { watts: 9 } }),
    });
    await moveRecord(record, TRANSACTION, call(), {
      ...SWITCH_ON,
      effects: async ({ row }) => ({
        changes: { isOn: row.isOn, colour: 'red' },
        details: { watts: 60, room: 'kitchen' },
      }),
    });
    expect(record.write).toHaveBeenCalledWith(
      TRANSACTION,
      { row: LAMP },
      { isOn: true, colour: 'red' },
      expect.objectContaining({ details: { watts: 9, room: 'kitchen' } }),
    );
  });

  test('refuse before anything is written', async () => {
    const { record, steps } = setUp();
    const refused = moveRecord(record, TRANSACTION, call(), {
      ...SWITCH_ON,
      effects: () => {
        throw new ApiError('validation_failed', 'The bulb is missing.');
      },
    });
    expect((await refusalOf(refused)).message).toBe('The bulb is missing.');
    expect(steps).toEqual(['lock', 'step']);
  });

  test('go on with the written record, and what they return reaches the history', async () => {
    const { record } = setUp();
    const after = vi.fn(async ({ version }: Lamp) => ({ bill: version }));
    const done = await moveRecord(record, TRANSACTION, call(), {
      ...SWITCH_ON,
      reason: 'It is dark.',
      effects: () => ({ details: { room: 'kitchen' }, after }),
    });
    const written = { ...LAMP, isOn: true, version: 4 };
    expect(after).toHaveBeenCalledWith(written);
    expect(done).toEqual({
      before: LAMP,
      row: written,
      command: 'switch_on',
      reason: 'It is dark.',
      details: { room: 'kitchen', bill: 4 },
      call: call(),
    });
    expect(record.note).toHaveBeenCalledWith(TRANSACTION, done);
  });
});

describe('people', () => {
  test('are told what the caller sees, with what was done', async () => {
    const { record } = setUp();
    const view = await executeCommand(record, TRANSACTION, call(), SWITCH_ON);
    expect(record.tell).toHaveBeenCalledWith(
      TRANSACTION,
      view,
      expect.objectContaining({ before: LAMP, command: 'switch_on', call: call() }),
    );
  });

  test('are not told of a command that is a part of another one', async () => {
    const { record } = setUp();
    await moveRecord(record, TRANSACTION, call(), SWITCH_ON);
    expect(record.note).toHaveBeenCalledOnce();
    expect(record.tell).not.toHaveBeenCalled();
  });

  test('need not be told', async () => {
    const { tell: _tell, ...record } = setUp().record;
    const view = await executeCommand(record, TRANSACTION, call(), SWITCH_ON);
    expect(view).toEqual({ id: 'lamp', isOn: true });
  });
});

describe('an endpoint', () => {
  const context = {
    transaction: TRANSACTION,
    viewer: { kind: 'client', clientId: 'client' },
    params: { id: LAMP.id },
    body: { version: LAMP.version, reason: 'It is dark.' },
    query: {},
    now: NOW,
  } as const;

  test('calls about the record of its path, at the version of its body', () => {
    const { viewer, now } = context;
    expect(callOf(context)).toEqual({ id: 'lamp', version: 3, viewer, now });
  });

  test('answers by the command that it defines', async () => {
    const { record } = setUp();
    const answer = answerBy(record, ({ body: { reason } }: typeof context) => ({
      ...SWITCH_ON,
      reason,
    }));
    expect(await answer(context)).toEqual({ status: 200, body: { id: 'lamp', isOn: true } });
    expect(record.note).toHaveBeenCalledWith(
      TRANSACTION,
      expect.objectContaining({ reason: 'It is dark.', call: callOf(context) }),
    );
  });

  test('refuses what the caller sent before it locks a record', async () => {
    const { record, steps } = setUp();
    const answer = answerBy(record, () => {
      throw new ApiError('validation_failed', 'Choose another day.');
    });
    expect((await refusalOf(answer(context))).message).toBe('Choose another day.');
    expect(steps).toEqual([]);
  });
});
