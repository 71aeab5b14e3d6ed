import type { CreateDraftsRequest, UninvoicedVisit } from '@cleaning/contract';
import { amountForMinutes } from '@cleaning/ndis';
import { centsOf, inDollars } from '../../../shared/lib/dollars.ts';

/** The visits that one draft is made of. */
export interface VisitGroup {
  readonly key: string;
  readonly visits: readonly UninvoicedVisit[];
  /** Of the client that they all have. */
  readonly name: string;
  readonly kind: UninvoicedVisit['kind'];
  readonly planManagement: UninvoicedVisit['plan_management'];
  /** The quote that is invoiced in place of hours. */
  readonly quote: UninvoicedVisit['quote'];
  /** The rate that is proposed, as it is typed. */
  readonly rate: string;
}

/** One group for each client, with NDIS supports and private cleaning apart, and each quote by itself. */
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

/** What a visit comes to at a rate; a cancelled one at most at the fee that was agreed. Not a number without a rate. */
export function amountOfVisit(visit: UninvoicedVisit, rateCents: number): number {
  if (visit.quote !== null) return visit.quote.total_cents;
  if (Number.isNaN(rateCents)) return Number.NaN;
  const rate = Math.min(rateCents, visit.max_hourly_rate_cents ?? rateCents);
  return amountForMinutes(visit.minutes, rate);
}

/** What visits come to at the rates that are proposed; nothing for one without. */
export const amountOfVisits = (visits: readonly UninvoicedVisit[]): number =>
  visits.reduce((sum, visit) => sum + amountOfVisit(visit, visit.hourly_rate_cents ?? 0), 0);

/** A group with the visits that are picked of it, and the rate as it is typed. */
export interface PickedGroup {
  readonly group: VisitGroup;
  readonly picked: readonly UninvoicedVisit[];
  readonly rate: string;
}

/** What a group comes to; not a number while its rate is none. */
export const amountOfGroup = ({ group, picked, rate }: PickedGroup): number =>
  picked.reduce(
    (sum, visit) => sum + amountOfVisit(visit, group.quote === null ? centsOf(rate) : 0),
    0,
  );

/** The drafts to make: one for each group of which something is picked. */
export const toDrafts = (groups: readonly PickedGroup[]): CreateDraftsRequest['drafts'] =>
  groups
    .filter(({ picked }) => picked.length > 0)
    .map(({ group, picked, rate }) =>
      group.quote === null
        ? {
            appointment_ids: picked.map(({ appointment_id }) => appointment_id),
            hourly_rate_cents: centsOf(rate),
          }
        : { quote_id: group.quote.id },
    );
