import type { ClientProfile, PlanManagement } from '@cleaning/contract';
import { centsOf, inDollars } from '../../../shared/lib/dollars.ts';

/** The NDIS details as they are typed: amounts in dollars. The stored number is never filled in. */
export type NdisValues = {
  client_type: 'general' | 'ndis';
  ndis_number: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  plan_start: string;
  plan_end: string;
  service_agreement_start: string;
  service_agreement_end: string;
  provider_recorded_on: string;
  remaining_budget_cents: string;
  cancellation_fee_cents: string;
  nominee_name: string;
  nominee_email: string;
  reason: string;
};

/** In the order in which they are read. */
export const NDIS_FIELDS = [
  'client_type',
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
  'service_agreement_start',
  'service_agreement_end',
  'provider_recorded_on',
  'remaining_budget_cents',
  'cancellation_fee_cents',
  'nominee_name',
  'nominee_email',
  'reason',
] as const satisfies readonly (keyof NdisValues)[];

const dollars = (cents: number | null): string => (cents === null ? '' : inDollars(cents));

/** The fields as a profile fills them in. */
export function ndisValues(profile: ClientProfile, reason = ''): NdisValues {
  return {
    client_type: profile.is_ndis_client ? 'ndis' : 'general',
    ndis_number: '',
    plan_management: profile.plan_management ?? '',
    plan_manager_name: profile.plan_manager_name ?? '',
    plan_manager_invoice_email: profile.plan_manager_invoice_email ?? '',
    plan_start: profile.plan_start ?? '',
    plan_end: profile.plan_end ?? '',
    service_agreement_start: profile.service_agreement_start ?? '',
    service_agreement_end: profile.service_agreement_end ?? '',
    provider_recorded_on: profile.provider_recorded_on ?? '',
    remaining_budget_cents: dollars(profile.remaining_budget_cents),
    cancellation_fee_cents: dollars(profile.cancellation_fee_cents),
    nominee_name: profile.nominee_name ?? '',
    nominee_email: profile.nominee_email ?? '',
    reason,
  };
}

/**
 * What they ask of the service: an empty field takes the answer away, but an empty number keeps the stored
 * one. A general client has no other answer here.
 */
export function ndisRequest(values: NdisValues): Record<string, unknown> {
  const { client_type, ndis_number: number, reason, ...answers } = values;
  if (client_type === 'general') return { client_type, reason };
  const given = Object.entries(answers).flatMap(([name, text]): [string, unknown][] => {
    if (name.startsWith('plan_manager_') && values.plan_management !== 'plan') return [];
    if (text.trim() === '') return [[name, null]];
    return [[name, name.endsWith('_cents') ? centsOf(text) : text]];
  });
  return {
    ...Object.fromEntries(given),
    ...(number.trim() === '' ? {} : { ndis_number: number }),
    client_type,
    reason,
  };
}
