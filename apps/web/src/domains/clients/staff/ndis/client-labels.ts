import type { ClientAgreement, ClientPlan, ClientProfile } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import { formatAbn } from '@cleaning/contract/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { describePeriod } from '#kit/lib/periods.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';

const NOT_RECORDED = 'Not recorded';

const day = (date: string): string => formatPlainDate(date, 'medium');

/** A period, if it is recorded: "1 Mar 2026 – 28 Feb 2027". */
export const describeRecordedPeriod = (start: string | null, end: string | null): string =>
  describePeriod(start, end) ?? NOT_RECORDED;

export const orNotRecorded = (value: string | null): string => value ?? NOT_RECORDED;

export const dollarsOr = (cents: number | null, otherwise: string): string =>
  cents === null ? otherwise : formatMoney(cents);

/** A plan in words: "Plan-managed by Northside. $2,410.00 left on 2 Nov 2026." */
export function describePlan(plan: ClientPlan): string {
  const { plan_management: management, plan_manager_name: manager } = plan;
  const managed =
    management === null ? 'Management not recorded' : PLAN_MANAGEMENT_NAMES[management];
  const by = management === 'plan' && manager !== null ? ` by ${manager}` : '';
  const { remaining_budget_cents: cents, remaining_budget_on: on } = plan;
  const left = cents === null || on === null ? '' : ` ${dollarsOr(cents, '')} left on ${day(on)}.`;
  return `${managed}${by}.${left}`;
}

export const planPeriod = ({ plan_start: start, plan_end: end }: ClientPlan): string =>
  describeRecordedPeriod(start, end);

export const agreementPeriod = (agreement: ClientAgreement): string =>
  describeRecordedPeriod(agreement.service_agreement_start, agreement.service_agreement_end);

/** An agreement in words: "Short notice: at most $60.00." */
export const describeAgreement = ({ cancellation_fee_cents: fee }: ClientAgreement): string =>
  fee === null
    ? 'No fee for short notice is recorded.'
    : `Short notice: at most ${dollarsOr(fee, '')}.`;

/** The rows of a profile for comparing versions. The NDIS number stays masked. */
export function profileRows(profile: ClientProfile): VersionRow[] {
  const { plan_management: management } = profile;
  return [
    { label: 'Kind', value: profile.is_ndis_client ? 'NDIS participant' : 'General' },
    { label: 'NDIS number', value: orNotRecorded(profile.ndis_number_masked) },
    {
      label: 'Plan',
      value: management === null ? NOT_RECORDED : PLAN_MANAGEMENT_NAMES[management],
    },
    { label: 'Plan manager', value: orNotRecorded(profile.plan_manager_name) },
    { label: 'Invoice email', value: orNotRecorded(profile.plan_manager_invoice_email) },
    { label: 'Plan dates', value: describeRecordedPeriod(profile.plan_start, profile.plan_end) },
    {
      label: 'Service agreement',
      value: describeRecordedPeriod(profile.service_agreement_start, profile.service_agreement_end),
    },
    {
      label: 'My provider',
      value:
        profile.provider_recorded_on === null
          ? 'No date'
          : `Since ${day(profile.provider_recorded_on)}`,
    },
    { label: 'Budget left', value: dollarsOr(profile.remaining_budget_cents, NOT_RECORDED) },
    { label: 'Short-notice fee', value: dollarsOr(profile.cancellation_fee_cents, NOT_RECORDED) },
    { label: 'Nominee', value: orNotRecorded(profile.nominee_name) },
    { label: 'Nominee’s email', value: orNotRecorded(profile.nominee_email) },
    { label: 'Nominee gets copies', value: profile.nominee_gets_copies ? 'Yes' : 'No' },
    {
      label: 'All plans',
      value: profile.plans.map((plan) => `${planPeriod(plan)}: ${describePlan(plan)}`).join(' '),
    },
    {
      label: 'All service agreements',
      value: profile.service_agreements
        .map((agreement) => `${agreementPeriod(agreement)}: ${describeAgreement(agreement)}`)
        .join(' '),
    },
    { label: 'ABN', value: orNotRecorded(profile.abn === null ? null : formatAbn(profile.abn)) },
  ];
}
