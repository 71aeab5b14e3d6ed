import type { Quote } from '@cleaning/contract/quotes';
import { priceOfChoices, type QuoteTransition } from '@cleaning/contract/quotes/rules';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '../core/db/client.ts';
import { ApiError } from '../core/http/api-error.ts';
import { moveOf } from '../core/command.ts';
import { quoteRecord } from './quote-record.ts';
import type { QuoteRow } from './quote-repository.ts';

const TODAY = '2026-11-21';

const quote: Quote = {
  id: '6f1e9d0e-0f5b-4a52-8f0a-0d9f4c3a1b11',
  reference: 'Q-1001',
  status: 'sent',
  version: 3,
  revision: 1,
  origin: 'client',
  service_id: 'general',
  suburb: 'Ryde',
  total_cents: 120_00,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  rooms: { bedroom: 0, bathroom: 0, kitchen: 0, living: 0, dining: 0 },
  addon_ids: [],
  timeline_id: 'standard',
  address_line1: '1 Blaxland Rd',
  postcode: '2112',
  access_notes: '',
  interval_weeks: null,
  preferred_time: 'any',
  is_timing_agreed: false,
  second_date: null,
  second_time: null,
  preferred_date: null,
  company_notes: '',
  price: priceOfChoices({
    service_id: 'general',
    rooms: {},
    addon_ids: [],
    timeline_id: 'standard',
  }),
  deposit: {
    status: 'none',
    amount_cents: 0,
    received_cents: 0,
    due_cents: 0,
    paid_on: null,
    payments: [],
    taken_off_cents: 0,
    refunded_cents: 0,
    refunded_on: null,
  },
  valid_until: TODAY,
  submitted_at: '2026-11-01T00:00:00.000Z',
  approved_at: null,
  approved_name: null,
  client: null,
  staff_details: null,
  available_commands: [],
  events: [],
};

/** What the state machine says about a command on that quote. */
async function nextState(
  command: QuoteTransition,
  { actor, reason }: { readonly actor: 'client' | 'staff'; readonly reason?: string },
  today: string,
) {
  const viewer =
    actor === 'client'
      ? ({ kind: 'client', clientId: 'a client' } as const)
      : ({ kind: 'office', staffId: 'a cleaner', isAdmin: false } as const);
  // The state machine reads the quote, and its guard whether a send of the row is waiting.
  const loaded = { row: { sendAt: null } as QuoteRow, quote };
  const call = { id: quote.id, viewer, now: new Date(`${today}T01:00:00Z`) };
  const move = await moveOf(quoteRecord, {} as Transaction, loaded, call, { command, reason });
  return move.changes;
}

async function refusalOf(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('a command that the machine allows', () => {
  test('leads to the next status', async () => {
    expect(await nextState('approve', { actor: 'client' }, TODAY)).toEqual({
      status: 'approved',
      revision: 1,
    });
  });
});

describe('a command that the machine refuses', () => {
  test('without a reason has the error on the field of the reason', async () => {
    expect(await refusalOf(nextState('withdraw', { actor: 'staff' }, TODAY))).toMatchObject({
      status: 400,
      fields: { reason: ['Say why, in a sentence.'] },
    });
  });

  test('for another role is forbidden', async () => {
    const by = { actor: 'client', reason: 'Because.' } as const;
    expect(await refusalOf(nextState('withdraw', by, TODAY))).toMatchObject({
      status: 403,
      code: 'permission_denied',
    });
  });

  test.each([
    ['in this state', 'submit', TODAY],
    ['any more', 'approve', '2026-11-22'],
  ] as const)(
    'because it is not possible %s is a conflict with the quote',
    async (_why, command, today) => {
      expect(await refusalOf(nextState(command, { actor: 'client' }, today))).toMatchObject({
        status: 409,
        code: 'invalid_transition',
        current: quote,
      });
    },
  );
});
