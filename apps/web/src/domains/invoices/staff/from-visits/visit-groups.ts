import type { CreateDraftsRequest, UninvoicedVisit } from '@cleaning/contract/invoices';
import { lineAmount } from '@cleaning/ndis';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';

/** The visits that one draft is made from. */
export interface VisitGroup {
  readonly key: string;
  readonly visits: readonly UninvoicedVisit[];
  /** The client's name. */
  readonly name: string;
  readonly kind: UninvoicedVisit['kind'];
  readonly planManagement: UninvoicedVisit['plan_management'];
  /** The quote that is invoiced instead of hours. */
  readonly quote: UninvoicedVisit['quote'];
  /** The proposed hourly rate in dollars, as text for the field. */
  readonly rate: string;
}

/**
 * Groups visits by client, with NDIS supports and private cleaning apart, and each quote
 * separately.
 */
export function groupVisits(visits: readonly UninvoicedVisit[]): VisitGroup[] {
  const groups = Map.groupBy(
    visits,
    ({ client_id, kind, quote }) => `${client_id} ${kind} ${quote?.id ?? ''}`,
  );
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const rate = members.findLast((visit) => visit.hourly_rate_cents !== null)?.hourly_rate_cents;
    return [
      {
        key,
        visits: members,
        name: first.client_name,
        kind: first.kind,
        planManagement: first.plan_management,
        quote: first.quote,
        rate: rate === undefined || rate === null ? '' : inDollars(rate),
      },
    ];
  });
}

/**
 * The price of a visit at a rate, in cents; a late fee has its own. A cancelled visit costs at most
 * the agreed fee. NaN without a rate.
 */
export function amountOfVisit(visit: UninvoicedVisit, rateCents: number): number {
  if (visit.quote !== null) return visit.quote.total_cents;
  if (visit.fee_cents !== null) return visit.fee_cents;
  if (Number.isNaN(rateCents)) return Number.NaN;
  const rate = Math.min(rateCents, visit.max_hourly_rate_cents ?? rateCents);
  return lineAmount(Math.round(visit.hours * 100), rate);
}

/**
 * The price of visits at their proposed rates, in cents. A visit without a rate counts as nothing.
 */
export const amountOfVisits = (visits: readonly UninvoicedVisit[]): number =>
  visits.reduce((sum, visit) => sum + amountOfVisit(visit, visit.hourly_rate_cents ?? 0), 0);

/** A group with its selected visits and the rate as typed. */
export interface PickedGroup {
  readonly group: VisitGroup;
  readonly picked: readonly UninvoicedVisit[];
  readonly rate: string;
}

/** Whether a group has a visit that is billed by the hour. */
export const needsRate = ({ quote, visits }: Pick<VisitGroup, 'quote' | 'visits'>): boolean =>
  quote === null && visits.some(({ fee_cents: fee }) => fee === null);

/** The price of a group's selected visits, in cents; NaN while the rate is invalid. */
export const amountOfGroup = ({ group, picked, rate }: PickedGroup): number =>
  picked.reduce(
    (sum, visit) => sum + amountOfVisit(visit, group.quote === null ? parseDollars(rate) : 0),
    0,
  );

/** The request: one draft for each group with selected visits. */
export const toDrafts = (groups: readonly PickedGroup[]): CreateDraftsRequest['drafts'] =>
  groups
    .filter(({ picked }) => picked.length > 0)
    .map(({ group, picked, rate }) =>
      group.quote === null
        ? {
            appointment_ids: picked.map(({ appointment_id }) => appointment_id),
            ...(needsRate({ ...group, visits: picked }) && {
              hourly_rate_cents: parseDollars(rate),
            }),
          }
        : { quote_id: group.quote.id },
    );
