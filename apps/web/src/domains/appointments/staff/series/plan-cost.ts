import type { Client, ClientPlan } from '@cleaning/contract/clients';
import type { HourlyRates } from '@cleaning/contract/invoices';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { findRate } from '../../price/visit-price.ts';
import { type PlannedVisits, plannedUntil } from './series-cost.ts';

type PlannedClient = Pick<Client, 'profile'>;

const currentPlan = ({ profile }: PlannedClient): ClientPlan | null =>
  profile.plans.find(({ is_current: isCurrent }) => isCurrent) ?? null;

/** The end date of the current plan; null if it is unknown or past. */
export function planEndAfter(client: PlannedClient, today: string): string | null {
  const end = currentPlan(client)?.plan_end ?? null;
  return end === null || end < today ? null : end;
}

/** The cost of a client's NDIS visits until their plan ends. */
export interface PlanCost extends PlannedVisits {
  readonly plan: ClientPlan;
  readonly end: string;
  readonly parts: readonly {
    readonly series: AppointmentSeries;
    readonly planned: PlannedVisits;
  }[];
}

export interface PlanCostOf {
  readonly client: PlannedClient;
  readonly series: readonly AppointmentSeries[];
  readonly rates: HourlyRates | undefined;
}

/** @returns null without coming visits, or if the end of the plan or the rate is unknown. */
export function planCost({ client, series, rates }: PlanCostOf, today: string): PlanCost | null {
  const plan = currentPlan(client);
  const end = planEndAfter(client, today);
  const rate = findRate(rates, 'ndis');
  if (plan === null || end === null || rate === null) return null;
  const parts = series
    .filter(({ service_id: service }) => service === 'ndis')
    .map((each) => ({
      series: each,
      planned: plannedUntil(each, { today, until: end, rate }),
    }))
    .filter(({ planned }) => planned.count > 0);
  if (parts.length === 0) return null;
  const sum = (of: keyof PlannedVisits) =>
    parts.reduce((total, { planned }) => total + planned[of], 0);
  return {
    plan,
    end,
    parts,
    count: sum('count'),
    cents: sum('cents'),
    holidayCount: sum('holidayCount'),
  };
}
