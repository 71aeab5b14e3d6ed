import type { ClientProfile, PlanManagement } from '@cleaning/contract';
import { formatAbn } from '@cleaning/contract/rules';
import { formatAud, formatPlainDate } from '@cleaning/pricing';
import type { VersionRow } from '../../../shared/versions/version-changes.tsx';

export const PLAN_NAMES: Readonly<Record<PlanManagement, string>> = {
  self: 'Self-managed',
  plan: 'Plan-managed',
  agency: 'Agency-managed',
};

const NOT_RECORDED = 'Not recorded';

const day = (date: string): string => formatPlainDate(date, 'medium');

/** "1 Mar 2026 – 28 Feb 2027"; either date may be missing. */
export function describePeriod(start: string | null, end: string | null): string {
  if (start !== null && end !== null) return `${day(start)} – ${day(end)}`;
  if (start !== null) return `From ${day(start)}`;
  return end === null ? NOT_RECORDED : `Until ${day(end)}`;
}

export const orNotRecorded = (value: string | null): string => value ?? NOT_RECORDED;

export const dollarsOr = (cents: number | null, otherwise: string): string =>
  cents === null ? otherwise : formatAud(cents, { decimals: 'always' });

/** What a profile says in words, to hold two versions against each other. The number stays masked. */
export function profileRows(profile: ClientProfile): VersionRow[] {
  const { plan_management: management } = profile;
  return [
    { label: 'Kind', value: profile.is_ndis_client ? 'NDIS participant' : 'General' },
    { label: 'NDIS number', value: orNotRecorded(profile.ndis_number_masked) },
    { label: 'Plan', value: management === null ? NOT_RECORDED : PLAN_NAMES[management] },
    { label: 'Plan manager', value: orNotRecorded(profile.plan_manager_name) },
    { label: 'Invoice email', value: orNotRecorded(profile.plan_manager_invoice_email) },
    { label: 'Plan dates', value: describePeriod(profile.plan_start, profile.plan_end) },
    {
      label: 'Service agreement',
      value: describePeriod(profile.service_agreement_start, profile.service_agreement_end),
    },
    {
      label: 'Recorded as provider',
      value: profile.provider_recorded_on === null ? 'No date' : day(profile.provider_recorded_on),
    },
    { label: 'Budget left', value: dollarsOr(profile.remaining_budget_cents, NOT_RECORDED) },
    { label: 'Short-notice fee', value: dollarsOr(profile.cancellation_fee_cents, NOT_RECORDED) },
    { label: 'Nominee', value: orNotRecorded(profile.nominee_name) },
    { label: 'Nominee’s email', value: orNotRecorded(profile.nominee_email) },
    { label: 'ABN', value: orNotRecorded(profile.abn === null ? null : formatAbn(profile.abn)) },
  ];
}
