import { isDeepStrictEqual } from 'node:util';
import type { Appointment } from '@cleaning/contract/appointments';
import { transitionAppointment } from '@cleaning/contract/appointments/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import { transitionInvoice } from '@cleaning/contract/invoices/rules';
import { quoteSchema, type Quote } from '@cleaning/contract/quotes';
import { transitionQuote } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readAppointment, requestAppointment } from './appointment-fixtures.ts';
import type { TestPerson } from './create-test-app.ts';
import { createInvoice, readInvoice } from './invoice-fixtures.ts';
import { CHOICES_TOTAL_CENTS, createDraft } from './quote-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

const HISTORIES = 12;
const SEED = 4;

type Role = 'client' | 'staff' | 'admin';

let people: Readonly<Record<Role, TestPerson>>;
const api = startBeforeAll();
beforeAll(async () => {
  const [client, staff, admin] = await Promise.all([
    api.signIn(),
    api.signIn({ userType: 'staff' }),
    api.signIn({ userType: 'admin' }),
  ]);
  people = { client, staff, admin };
});

/** The fields that quotes, invoices and appointments have in common. */
interface Thing {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly events: readonly object[];
}

interface Step<Command> {
  readonly command: Command;
  readonly by: Role;
  readonly isStale: boolean;
  readonly amountCents: number;
}

interface World<Item extends Thing, Command extends string> {
  readonly commands: readonly Command[];
  readonly create: () => Promise<Item>;
  readonly read: (item: Item) => Promise<Item>;
  /** The path of a command, and its body without the version. */
  readonly call: (item: Item, step: Step<Command>) => readonly [path: string, body: object];
  /** The next status that the machine allows, or null. */
  readonly expected: (item: Item, step: Step<Command>) => string | null;
  /** Commands that a reference makes safe to repeat, and that therefore have no version. */
  readonly unversioned?: readonly Command[];
}

const REASON = 'Because.';

/** The actor that an event must name. */
const actorOf = (by: Role, isInvoice: boolean) => (by === 'admin' && !isInvoice ? 'staff' : by);

/**
 * Runs generated sequences of commands, and compares each answer with the state machine and with
 * the stored record.
 *
 * @returns which commands succeeded, and the statuses of the refusals.
 */
async function live<Item extends Thing, Command extends string>(
  kind: 'quotes' | 'invoices' | 'appointments',
  { commands, create, read, call, expected, unversioned = [] }: World<Item, Command>,
): Promise<{ readonly refused: ReadonlySet<number>; readonly succeeded: ReadonlySet<string> }> {
  const step = fc.record({
    command: fc.constantFrom(...commands),
    by: fc.constantFrom<Role>('client', 'staff', 'staff', 'admin'),
    isStale: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    amountCents: fc.integer({ min: 1, max: 120_00 }),
  });
  const succeeded = new Set<string>();
  const refused = new Set<number>();
  const history = fc.asyncProperty(
    fc.array(step, { minLength: 15, maxLength: 25 }),
    async (steps) => {
      let before = await create();
      for (const move of steps) {
        const [path, body] = call(before, move);
        const isVersioned = !unversioned.includes(move.command);
        const version = move.isStale ? before.version + 1 : before.version;
        const response = await api.call({
          method: 'POST',
          path: `${kind}/${before.id}/${path}/`,
          as: people[move.by],
          body: { ...body, ...(isVersioned ? { version } : {}) },
        });
        const after = await read(before);
        const next = isVersioned && move.isStale ? null : expected(before, move);
        const isDone = next !== null;
        expect([move, response.statusCode < 300]).toEqual([move, isDone]);
        expect(isDone || isDeepStrictEqual(after, before)).toBe(true);
        expect([after.status, after.version]).toEqual([
          next ?? before.status,
          before.version + (isDone ? 1 : 0),
        ]);
        expect(after.events.slice(0, before.events.length)).toEqual(before.events);
        const event = {
          command: move.command,
          actor: actorOf(move.by, kind === 'invoices'),
          from_status: before.status,
          to_status: after.status,
          occurred_at: api.clock.now.toISOString(),
        };
        expect(after.events.slice(before.events.length)).toMatchObject(isDone ? [event] : []);
        if (isDone) succeeded.add(move.command);
        else refused.add(response.statusCode);
        before = after;
        api.clock.advance(1000);
      }
    },
  );
  await fc.assert(history, { numRuns: HISTORIES, seed: SEED });
  return { refused, succeeded };
}

/** Checks that the sequences met both kinds of refusal, and no server error. */
function expectWalls(refused: ReadonlySet<number>): void {
  expect([refused.has(403), refused.has(409)]).toEqual([true, true]);
  expect([400, 403, 409]).toEqual(expect.arrayContaining([...refused]));
}

it('random commands on a quote follow its state machine, with one event each', async () => {
  const bodies: Readonly<Record<string, object>> = {
    submit: { expected_total_cents: CHOICES_TOTAL_CENTS },
    send: {},
    revise: {},
    convert: { appointments: [] },
    request_changes: { comment: REASON },
  };
  const approval = { approved_name: 'Robin Park', accepts_terms: true };
  const { refused, succeeded } = await live<Quote, Parameters<typeof transitionQuote>[1]>(
    'quotes',
    {
      commands: [
        'submit',
        'cancel',
        'send',
        'decline_request',
        'approve',
        'decline',
        'request_changes',
        'revise',
        'withdraw',
        'convert',
      ],
      create: async () => {
        const draft = await createDraft(api, people.client);
        const response = await api.call({
          method: 'POST',
          path: `quotes/${draft.id}/submit/`,
          as: people.client,
          body: { version: draft.version, ...bodies['submit'] },
        });
        return readQuoteAs(quoteSchema.parse(response.json()));
      },
      read: readQuoteAs,
      call: (_quote, { command, by }) => [
        command,
        command === 'approve' && by === 'client'
          ? approval
          : (bodies[command] ?? { reason: REASON }),
      ],
      expected: ({ status, revision, origin, valid_until: validUntil }, { command, by }) => {
        const state = { status, revision, origin, validUntil };
        const actor = by === 'admin' ? 'staff' : by;
        const today = sydneyDateOf(api.clock.now);
        const result = transitionQuote(state, command, { actor, reason: REASON }, today);
        return result.ok ? result.status : null;
      },
    },
  );
  // The sequences reached many commands, and every kind of refusal.
  expect(succeeded.size).toBeGreaterThan(5);
  expectWalls(refused);
});

async function readQuoteAs({ id }: Pick<Quote, 'id'>): Promise<Quote> {
  return quoteSchema.parse((await api.call({ path: `quotes/${id}/`, as: people.staff })).json());
}

it('random commands on an invoice follow its state machine, to the cent', async () => {
  const paths: Readonly<Record<string, string>> = {
    record_payment: 'payments',
    refund: 'refunds',
    credit: 'credits',
    write_off: 'write_off',
  };
  const money = ['record_payment', 'refund', 'credit'] as const;
  let references = 0;
  const { refused, succeeded } = await live<
    Invoice,
    Exclude<Parameters<typeof transitionInvoice>[1], 'send_again'>
  >('invoices', {
    commands: ['issue', ...money, 'record_payment', 'void', 'write_off'],
    unversioned: money,
    create: async () => {
      const { id } = await createInvoice(api, people.staff, people.client);
      return readInvoice(api, people.staff, { id });
    },
    read: (invoice) => readInvoice(api, people.staff, invoice),
    call: (_invoice, { command, amountCents }) => {
      const path = paths[command] ?? command;
      if (command === 'issue') return [path, {}];
      if (command === 'void' || command === 'write_off') return [path, { reason: REASON }];
      references += 1;
      const moved = { amount_cents: amountCents, reference: `R-${references}` };
      if (command === 'credit') return [path, { ...moved, reason: REASON }];
      const paid = { ...moved, method: 'cash' };
      return [path, command === 'refund' ? { ...paid, reason: REASON } : paid];
    },
    expected: (invoice, { command, by, amountCents }) => {
      const result = transitionInvoice(
        {
          status: invoice.status,
          claimStatus: invoice.claim_status,
          totalCents: invoice.total_cents,
          paidCents: invoice.paid_cents - invoice.refunded_cents,
          creditedCents: invoice.credited_cents,
          depositCents: invoice.deposit_cents,
          creditUsedCents: invoice.credit_used_cents,
        },
        command,
        { actor: by, reason: REASON, amountCents },
      );
      return result.ok ? result.status : null;
    },
  });
  // The sequences reached many commands, and every kind of refusal.
  expect(succeeded.size).toBeGreaterThan(3);
  expectWalls(refused);
});

it('random commands on an appointment follow its state machine', async () => {
  const paths: Readonly<Record<string, string>> = {
    report_no_access: 'no_access',
    request_reschedule: 'reschedule_request',
    accept_reschedule: 'reschedule_request/accept',
    decline_reschedule: 'reschedule_request/decline',
    withdraw_reschedule: 'reschedule_request/withdraw',
  };
  let hours = 24;
  const plan = () => {
    // Each appointment gets its own time, since double bookings are tested elsewhere.
    hours += 2;
    const startsAt = new Date(Date.UTC(2026, 11, 1) + hours * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    return {
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      staff_id: people.staff.id,
    };
  };
  const preferred = { preferred_date: '2026-12-10', preferred_time: 'morning' };
  const { refused, succeeded } = await live<
    Appointment,
    Parameters<typeof transitionAppointment>[1]
  >('appointments', {
    commands: [
      'confirm',
      'decline',
      'reschedule',
      'start',
      'report_no_access',
      'cancel',
      'request_reschedule',
      'accept_reschedule',
      'decline_reschedule',
      'withdraw_reschedule',
      'complete',
    ],
    create: async () => {
      const { id } = await requestAppointment(api, people.client);
      return readAppointment(api, people.staff, { id });
    },
    read: (appointment) => readAppointment(api, people.staff, appointment),
    call: (_appointment, { command }) => {
      const path = paths[command] ?? command;
      if (command === 'confirm' || command === 'accept_reschedule') return [path, plan()];
      if (command === 'reschedule') return [path, { ...plan(), reason: REASON }];
      if (command === 'request_reschedule') return [path, preferred];
      const isSilent = ['start', 'complete', 'withdraw_reschedule'].includes(command);
      return [path, isSilent ? {} : { reason: REASON }];
    },
    expected: (appointment, { command, by }) => {
      const { status, starts_at: startsAt, reschedule_request: change, fee } = appointment;
      const result = transitionAppointment(
        {
          status,
          startsAt: startsAt === null ? null : new Date(startsAt),
          hasCleaner: appointment.staff_member !== null,
          rescheduleRequest: change?.status ?? null,
          lateFee: fee === null ? null : 'to_decide',
        },
        command,
        { actor: by === 'admin' ? 'staff' : by, reason: REASON },
        api.clock.now,
      );
      return result.ok ? result.status : null;
    },
  });
  // The sequences reached many commands, and every kind of refusal.
  expect(succeeded.size).toBeGreaterThan(5);
  expectWalls(refused);
});
