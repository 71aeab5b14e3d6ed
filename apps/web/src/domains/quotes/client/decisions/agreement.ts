import { cancellingInWords } from '@cleaning/contract/appointments/rules';
import type { Quote } from '@cleaning/contract/quotes';
import { bookingInWords, wantedDaysInWords } from '@cleaning/contract/quotes/rules';
import { formatMoney, NDIS_PRICE_NOTE, SERVICES, isPlanFunded } from '@cleaning/pricing';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { quoteTotal } from '../../format-quote.ts';
import {
  type PlanPrice,
  describeHoursAndRate,
  describePlanRate,
} from '#domains/appointments/price/plan-price.ts';
import { describeDeposit, findDepositCents } from '../detail/format-deposit.ts';

/** What a client agrees to by approving: the facts to check, and the consequences. */
export interface Agreement {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly terms: readonly string[];
}

/** What a quote itself does not say. */
export interface AgreementContext {
  /** The fee for cancelling late, in percent of the price; undefined until known. */
  readonly latePercent: number | undefined;
  /** What the client's NDIS plan pays for a visit; null if none does, or it is not known. */
  readonly plan: PlanPrice | null;
}

/** What the client agrees to by approving this quote. */
export function describeAgreement(
  quote: Quote,
  { latePercent, plan }: AgreementContext,
): Agreement {
  return {
    facts: [
      { label: 'Clean', value: SERVICES[quote.service_id].name },
      ...(plan === null
        ? []
        : [
            {
              label: 'Your plan pays, each visit',
              value: `About ${formatMoney(plan.cents)}, ${describeHoursAndRate(plan)}`,
            },
          ]),
      { label: totalLabel(quote, plan), value: quoteTotal(quote.total_cents) },
      { label: 'Deposit', value: describeDeposit(quote) },
      { label: 'Where', value: formatPlace(quote) },
      { label: 'How often', value: describeHowOften(quote.interval_weeks) },
      { label: 'First visit', value: describeWish(quote.preferred_date, quote.preferred_time) },
      ...(quote.second_date === null
        ? []
        : [{ label: 'Second choice', value: describeWish(quote.second_date, quote.second_time) }]),
    ],
    terms: [
      ...priceTerms(quote, plan),
      dateTerm(quote),
      cancellingInWords(quote.service_id, latePercent),
      UNDOING,
    ],
  };
}

function totalLabel({ service_id: serviceId }: Quote, plan: PlanPrice | null): string {
  if (plan !== null) return 'Estimate by rooms, without a plan';
  return isPlanFunded(serviceId) ? 'Estimated total' : 'Total, GST included';
}

const UNDOING = 'You cannot undo an approval here. If anything changes, tell us.';

function priceTerms(quote: Quote, plan: PlanPrice | null): string[] {
  if (plan !== null) return [NDIS_PRICE_NOTE, hoursTerm(plan)];
  if (isPlanFunded(quote.service_id)) return [`The total is an estimate. ${NDIS_PRICE_NOTE}`];
  const version = quote.revision > 1 ? `, version ${quote.revision}` : '';
  return [
    `You accept the lines of this quote${version}. We will ask you before adding anything.`,
    depositTerm(quote),
  ];
}

function hoursTerm(plan: PlanPrice): string {
  const own = plan.isAtLimit ? ' Your own rate is in your service agreement.' : '';
  return `The hours are an estimate, and the invoice has the hours that we clean. ${describePlanRate(plan)}${own}`;
}

function depositTerm(quote: Quote): string {
  const cents = findDepositCents(quote);
  if (cents > 0) {
    const amount = formatMoney(cents);
    return `The deposit of ${amount} is part of the total. It is due before we come.`;
  }
  return 'There is no deposit.';
}

function dateTerm(quote: Quote): string {
  const booked = wantedDaysInWords(quote);
  if (booked === null) return 'We confirm a day and a time with you. Nothing is booked until then.';
  return findDepositCents(quote) > 0
    ? bookingInWords({ ...quote, deposit: { status: 'due' } })
    : `When you approve, we book ${booked.days}, and email you the time. ${booked.otherwise}, we agree on another day with you.`;
}

function formatPlace({ address_line1: street, suburb }: Quote): string {
  const parts = [street, suburb].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? 'Not given yet' : parts.join(', ');
}
