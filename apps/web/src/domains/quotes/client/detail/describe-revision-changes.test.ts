import { aQuote } from '@cleaning/api-client/testing';
import type { Quote, QuoteChoices } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { describe, expect, it } from 'vitest';
import { quoteTotal } from '../../format-quote.ts';
import { describeAgreement } from '../decisions/agreement.ts';
import { declineReason, declineReasons } from '../decisions/decline-or-cancel.tsx';
import { describeRevisionChanges } from './describe-revision-changes.ts';
import { NO_DEPOSIT_YET, describeDeposit } from './format-deposit.ts';

const ROOMS = { bedroom: 2, bathroom: 1, kitchen: 1, living: 0, dining: 0 };

type Choices = Omit<QuoteChoices, 'rooms'> & Pick<Quote, 'rooms'>;

function offerOf(choices: Partial<Choices> = {}, overrides: Partial<Quote> = {}): Quote {
  const all: Choices = {
    service_id: 'deep',
    rooms: ROOMS,
    addon_ids: ['oven'],
    timeline_id: 'standard',
    ...choices,
  };
  const price = priceOfChoices(all);
  return aQuote({
    ...all,
    price,
    total_cents: price.total_cents,
    ...overrides,
  });
}

const CASES: readonly (readonly [string, Partial<Choices>, string])[] = [
  ['more of a room', { rooms: { ...ROOMS, bathroom: 2 } }, 'Bathroom: 1 to 2, +$35.00'],
  ['fewer of a room', { rooms: { ...ROOMS, bedroom: 1 } }, 'Bedroom: 2 to 1, −$25.00'],
  ['a first room', { rooms: { ...ROOMS, living: 1 } }, 'Living Room added, +$30.00'],
  ['several new rooms', { rooms: { ...ROOMS, dining: 3 } }, 'Dining Room: 3 added, +$60.00'],
  ['a room left out', { rooms: { ...ROOMS, kitchen: 0 } }, 'Kitchen removed, −$45.00'],
  ['an extra less', { addon_ids: [] }, 'Oven Deep Clean removed, −$35.00'],
  ['an extra more', { addon_ids: ['oven', 'balcony'] }, 'Balcony/Patio Clean added, +$30.00'],
  ['another timing', { timeline_id: 'urgent' }, 'Timeline changed from Standard to Urgent'],
];

describe('what a version changed', () => {
  it.each(CASES)('says %s', (_what, choices, phrase) => {
    expect(describeRevisionChanges(offerOf(), offerOf(choices))).toContain(phrase);
  });

  it('describes changes of the total, the deposit and our note, and returns nothing without changes', () => {
    const after = offerOf({ timeline_id: 'urgent' }, { company_notes: 'Mind the dog.' });
    expect(describeRevisionChanges(offerOf(), after)).toEqual([
      'Timeline changed from Standard to Urgent',
      'Our note: “Mind the dog.”',
      'Total: $345.00 to $414.00',
      'Deposit: $0.00 to $124.20',
    ]);
    expect(describeRevisionChanges(after, { ...after, company_notes: '' })).toEqual([
      'Our note was removed',
    ]);
    expect(describeRevisionChanges(after, after)).toEqual([]);
  });

  it('omits the amount of a room without a price line', () => {
    const own = aQuote().price;
    const price = { ...own, lines: [] };
    const before = offerOf({}, { price });
    const after = offerOf({ rooms: { ...ROOMS, bathroom: 2 } }, { price });
    expect(describeRevisionChanges(before, after)).toEqual(['Bathroom: 1 to 2']);
  });

  it('mentions no deposit to an NDIS client', () => {
    const [before, after] = [
      offerOf({ service_id: 'ndis' }),
      offerOf({ service_id: 'ndis', timeline_id: 'urgent' }),
    ];
    expect(describeRevisionChanges(before, after).join()).not.toContain('Deposit');
  });
});

describe('what a client agrees to', () => {
  it('names the deposit, the version and the day', () => {
    const { facts, terms } = describeAgreement(
      offerOf({ timeline_id: 'urgent' }, { revision: 2, preferred_date: '2026-12-10' }),
      { latePercent: 50, plan: null },
    );
    expect(facts).toContainEqual({ label: 'Deposit', value: '30%, $124.20' });
    expect(terms.join(' ')).toContain('version 2. We will ask you before adding anything.');
    expect(terms.join(' ')).toContain(
      'When all of the deposit is with us, we book Thursday 10 December 2026 if',
    );
  });

  it('says that there is no deposit, and omits a missing day or place', () => {
    const { facts, terms } = describeAgreement(offerOf({}, { suburb: null }), {
      latePercent: 50,
      plan: null,
    });
    expect(terms).toContain('There is no deposit.');
    expect(facts).toContainEqual({ label: 'Where', value: 'Not given yet' });
    expect(facts).toContainEqual({ label: 'First visit', value: 'Any day' });
  });
});

describe('what an NDIS client agrees to', () => {
  const plan = { hours: 250, rateCents: 60_10, cents: 150_25, isAtLimit: true };
  const quote = offerOf({ service_id: 'ndis' });

  it('is what the plan pays for a visit, with the estimate named as one', () => {
    const { facts, terms } = describeAgreement(quote, { latePercent: 50, plan });
    expect(facts.slice(1, 4)).toEqual([
      { label: 'Your plan pays, each visit', value: 'About $150.25, 2.5 hours × $60.10' },
      { label: 'Estimate by rooms, without a plan', value: quoteTotal(quote.total_cents) },
      { label: 'Deposit', value: 'None' },
    ]);
    expect(terms.slice(0, 2)).toEqual([
      NDIS_PRICE_NOTE,
      'The hours are an estimate, and the invoice has the hours that we clean. $60.10 an hour is the NDIS price limit. Your own rate is in your service agreement.',
    ]);
  });

  it('leaves the service agreement out at a rate that they were invoiced', () => {
    const { terms } = describeAgreement(quote, {
      latePercent: 50,
      plan: { ...plan, isAtLimit: false },
    });
    expect(terms[1]).toMatch(/is the rate of your last invoice\.$/u);
  });

  it('is the estimate until the rate is known', () => {
    const { facts, terms } = describeAgreement(quote, { latePercent: 50, plan: null });
    expect(facts[1]?.label).toBe('Estimated total');
    expect(terms[0]).toBe(`The total is an estimate. ${NDIS_PRICE_NOTE}`);
  });
});

describe('a deposit in words', () => {
  it.each([
    [NO_DEPOSIT_YET, '30%, $124.20'],
    [{ ...NO_DEPOSIT_YET, status: 'due' }, '30%, $124.20, due now'],
    [
      { ...NO_DEPOSIT_YET, status: 'paid', received_cents: 124_20, paid_on: '2026-11-20' },
      '30%, $124.20, paid on 20 Nov 2026',
    ],
  ] as const)('%j: %s', (deposit, words) => {
    expect(describeDeposit({ ...offerOf({ timeline_id: 'urgent' }), deposit })).toBe(words);
  });
});

describe('why a client declines', () => {
  it('combines the chosen reason and the comment, either of which may be empty', () => {
    expect(declineReason('Something else', ' We moved. ')).toBe('Something else. We moved.');
    expect(declineReason('', 'We moved.')).toBe('We moved.');
    expect(declineReason('', ' ')).toBe('');
    expect(declineReasons(offerOf({ service_id: 'ndis' }))).toContain('My plan does not fund this');
    expect(declineReasons(offerOf())).not.toContain('My plan does not fund this');
  });
});
