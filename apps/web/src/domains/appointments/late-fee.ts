import type { AppointmentSummary, LateFee as StoredFee } from '@cleaning/contract/appointments';
import { lateFeeShare } from '@cleaning/contract/appointments/rules';
import type { HourlyRates } from '@cleaning/contract/invoices';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatMoney, percentOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { findRate, visitCents } from './price/visit-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';

type Visit = Pick<AppointmentSummary, 'service_id' | 'starts_at' | 'ends_at' | 'quote_id'>;

/** The fee for cancelling, skipping or pausing a visit after its free time. */
export interface LateFee {
  /** Null when the price of the visit is not known. */
  readonly cents: number | null;
  /** A sentence: "The fee is half the price of the visit: $75.13." */
  readonly words: string;
}

/**
 * The fee of a visit by the company's terms. A participant's is in their service agreement.
 *
 * @param priceCents The agreed price of the visit, if it has one; by default its hours times rate.
 */
export function estimateLateFee(
  visit: Visit,
  rates: HourlyRates | undefined,
  priceCents = priceByHours(visit, rates),
): LateFee {
  if (visit.service_id === 'ndis') {
    return { cents: null, words: 'A fee may apply, as the service agreement says.' };
  }
  if (rates === undefined) return { cents: null, words: 'A fee may apply.' };
  const percent = rates.late_cancellation_percent;
  if (percent === 0) return { cents: 0, words: 'There is no fee.' };
  const cents = priceCents === null ? null : percentOf(priceCents, percent);
  const amount = cents === null ? '' : `: ${formatMoney(cents)}`;
  return { cents, words: `The fee is ${lateFeeShare(percent)}${amount}.` };
}

/** The fee of a visit that was cancelled too late or missed, as staff read it: "$75.13 to decide". */
export function describeFee({ state, terms_cents: terms, charged_cents: charged }: StoredFee) {
  if (state === 'waived') return 'waived';
  if (state === 'charged') return `${formatMoney(charged ?? 0)} charged`;
  return terms === null ? 'to decide' : `${formatMoney(terms)} to decide`;
}

/** The late fee of a visit as its client reads it; null until it is decided. */
export function describeOwnFee({
  state,
  charged_cents: charged,
  is_invoiced: isInvoiced,
}: StoredFee) {
  if (state === 'open') return null;
  if (state === 'waived') return 'No fee';
  return `${formatMoney(charged ?? 0)}, on your ${isInvoiced ? 'invoice' : 'next invoice'}`;
}

/** What a button adds for a fee: ", $75.13 fee"; empty for none. */
export const feeOnButton = (cents: number | null): string =>
  cents === null || cents === 0 ? '' : `, ${formatMoney(cents)} fee`;

/** The sum of fees; null when one of them is not known. */
export const sumOfFees = (fees: readonly LateFee[]): number | null =>
  fees.reduce<number | null>(
    (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
    0,
  );

/** Whether the free time of a visit has ended. */
export const isLate = ({ free_until: until }: Pick<AppointmentSummary, 'free_until'>, now: Date) =>
  until !== null && now > new Date(until);

function priceByHours(visit: Visit, rates: HourlyRates | undefined): number | null {
  const { starts_at: from, ends_at: to, quote_id: quoteId } = visit;
  const rate = findRate(rates, visit.service_id);
  if (quoteId !== null || from === null || to === null || rate === null) return null;
  return visitCents(clockMinutesBetween(from, to), rate);
}

/** The rates and terms by which the visits of a client are charged; undefined until known. */
export function useFeeRates(clientId: string, reader: 'client' | 'staff'): HourlyRates | undefined {
  const api = useApi();
  const own = useQuery({ ...api.getMyHourlyRates.query(), enabled: reader === 'client' });
  const client = useQuery({
    ...api.getHourlyRates.query({ client_id: clientId }),
    enabled: reader === 'staff',
  });
  return reader === 'client' ? own.data : client.data;
}

/** The fee of one of the reader's own visits, at the price of its quote if that booked only it. */
export function useOwnLateFee(visit: Visit & Pick<AppointmentSummary, 'client_id'>): LateFee {
  const api = useApi();
  const rates = useFeeRates(visit.client_id, 'client');
  const isQuoted = visit.quote_id !== null;
  const quoteId = visit.quote_id ?? '';
  const quote = useQuery({ ...api.getQuote.query({ id: quoteId }), enabled: isQuoted });
  const visits = useQuery({
    ...api.listMyAppointments.query({ quote_id: quoteId, page_size: 100 }),
    enabled: isQuoted,
  });
  if (!isQuoted) return estimateLateFee(visit, rates);
  const price = visits.data?.count === 1 ? (quote.data?.total_cents ?? null) : null;
  return estimateLateFee(visit, rates, price);
}
