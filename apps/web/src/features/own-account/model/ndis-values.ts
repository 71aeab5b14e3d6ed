import type { ClientProfile, PlanManagement } from '@cleaning/contract';

/** What is typed of a plan. The number is not among what is known: it is typed anew or not at all. */
export type NdisValues = {
  ndis_number: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  plan_start: string;
  plan_end: string;
  nominee_name: string;
  nominee_email: string;
};

/** In the order in which they are read. */
export const NDIS_FIELDS = [
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
  'nominee_name',
  'nominee_email',
] as const satisfies readonly (keyof NdisValues)[];

/** The values that a form starts with. */
export function ndisValues(profile: ClientProfile): NdisValues {
  return {
    ndis_number: '',
    plan_management: profile.plan_management ?? '',
    plan_manager_name: profile.plan_manager_name ?? '',
    plan_manager_invoice_email: profile.plan_manager_invoice_email ?? '',
    plan_start: profile.plan_start ?? '',
    plan_end: profile.plan_end ?? '',
    nominee_name: profile.nominee_name ?? '',
    nominee_email: profile.nominee_email ?? '',
  };
}

/** The values as a request: an empty answer takes away what was known, but never the NDIS number. */
export function ndisRequest({ ndis_number: number, ...values }: NdisValues): object {
  const answers = Object.entries(values)
    .filter(([name]) => values.plan_management === 'plan' || !name.startsWith('plan_manager_'))
    .map(([name, value]) => [name, value.trim() === '' ? null : value]);
  return {
    ...Object.fromEntries(answers),
    ...(number.trim() === '' ? {} : { ndis_number: number }),
  };
}
