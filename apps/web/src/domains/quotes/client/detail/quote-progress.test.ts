import { aQuote } from '@cleaning/api-client/testing';
import type { QuoteEvent } from '@cleaning/contract/quotes';
import {
  QUOTE_COMMANDS,
  QUOTE_STATUSES,
  type QuoteCommand,
  type QuoteStatus,
} from '@cleaning/contract/quotes/rules';
import { describe, expect, it } from 'vitest';
import { describeEvent, quoteProgress } from './quote-progress.ts';

const event = (
  command: QuoteCommand,
  to_status: QuoteStatus,
  hour: number,
  overrides: Partial<QuoteEvent> = {},
): QuoteEvent => ({
  id: `0190a1b2-0000-7000-8000-0000000000${String(hour).padStart(2, '0')}`,
  command,
  from_status: null,
  to_status,
  actor: 'client',
  actor_name: null,
  on_behalf_of_client: false,
  reason: null,
  signed_name: null,
  signed_for: null,
  signer_relation: null,
  occurred_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ...overrides,
});

describe('the progress of a quote', () => {
  it('lists past steps in order, marks the current one, and lists the next ones', () => {
    const quote = aQuote({
      status: 'submitted',
      events: [event('submit', 'submitted', 2), event('create', 'draft', 1)],
    });
    expect(quoteProgress(quote).map(({ state, title }) => [state, title])).toEqual([
      ['done', 'You started this quote'],
      ['current', 'You asked for a quote'],
      ['upcoming', 'Quote ready for you'],
      ['upcoming', 'Approved'],
      ['upcoming', 'Visit booked'],
    ]);
  });

  it('has no next step once the quote is closed', () => {
    const quote = aQuote({
      status: 'cancelled',
      events: [
        event('create', 'draft', 1),
        event('cancel', 'cancelled', 2, { reason: 'We moved.' }),
      ],
    });
    const steps = quoteProgress(quote);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(steps[1]).toMatchObject({ title: 'You cancelled this quote', note: 'We moved.' });
  });

  it('shows a draft that the company rewrites as an update in preparation', () => {
    const quote = aQuote({
      revision: 2,
      events: [event('revise', 'draft', 3, { actor: 'staff' })],
    });
    expect(quoteProgress(quote).map(({ title }) => title)).toContain('Updated quote ready for you');
  });

  it.each(QUOTE_STATUSES)('can be described for a quote that is %s', (status) => {
    const steps = quoteProgress(aQuote({ status, events: [event('create', 'draft', 1)] }));
    expect(steps.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1);
  });

  it.each(QUOTE_COMMANDS)('has a text for %s by every actor', (command) => {
    for (const actor of ['client', 'staff', 'system'] as const) {
      expect(describeEvent({ command, actor })).toMatch(/^[A-Z][^<>]+[^.]$/u);
    }
  });
});
