import type { Appointment } from '@cleaning/contract/appointments';
import { clockMinutesBetween } from '@cleaning/ndis';
import { formatMoney } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeVisitHours, findRate, visitCents } from '../../price/visit-price.ts';

/** What a visit costs, in words. */
export interface VisitPrice {
  readonly value: string;
  /** The hours and the rate, or where the rate comes from; null if a quote says it, and at first. */
  readonly hours: string | null;
  /** The quote that has the price. */
  readonly quote: { readonly id: string; readonly reference: string | null } | null;
}

/** Reads the price of a visit: that of its quote, or its hours at the rate of its client. */
export function useVisitPrice(visit: Appointment): VisitPrice {
  const api = useApi();
  const { client_id, quote_id: quoteId, service_id: service } = visit;
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id }),
    enabled: quoteId === null,
  });
  const { data: quote } = useQuery({
    ...api.getQuote.query({ id: quoteId ?? '' }),
    enabled: quoteId !== null,
  });
  if (quoteId !== null) {
    const cents = quote?.price.total_cents ?? null;
    return {
      value: cents === null ? 'As its quote says' : formatMoney(cents),
      hours: null,
      quote: { id: quoteId, reference: quote?.reference ?? null },
    };
  }
  const rate = findRate(rates, service);
  const minutes = countMinutes(visit);
  if (rates === undefined) return { value: '…', hours: null, quote: null };
  if (rate === null) {
    return { value: 'No rate yet', hours: 'You give it with the first invoice', quote: null };
  }
  if (minutes === null) {
    return { value: `${formatMoney(rate.cents)} an hour`, hours: 'No time yet', quote: null };
  }
  return {
    value: formatMoney(visitCents(minutes, rate)),
    hours: describeVisitHours(minutes, rate),
    quote: null,
  };
}

/** The minutes that are billed: those that were worked, or else planned; null without a time. */
function countMinutes({
  actual_started_at: began,
  actual_ended_at: ended,
  starts_at: start,
  ends_at: end,
}: Appointment): number | null {
  if (began !== null && ended !== null) return clockMinutesBetween(began, ended);
  return start === null || end === null ? null : clockMinutesBetween(start, end);
}
