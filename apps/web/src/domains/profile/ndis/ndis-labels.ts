import type { ClientProfile } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES, type PlanManagement } from '@cleaning/contract/clients/rules';
import { describePeriod } from '#kit/lib/periods.ts';
import { unbrokenPeriod } from '#kit/lib/unbroken.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';

const NOT_GIVEN = 'Not given yet';

function shownPeriod(start: string | null, end: string | null): string | null {
  const period = describePeriod(start, end);
  return period === null ? null : unbrokenPeriod(period);
}

/** What each way to manage a plan means for invoices. */
export const PLAN_MANAGEMENT_DETAILS: Readonly<Record<PlanManagement, string>> = {
  self: 'Invoices come to you, and you claim them.',
  plan: 'Invoices go to your plan manager, with a copy to you.',
  agency: 'We claim from the NDIS. It asks for pre-approval, and you get a copy.',
};

/** The rows of the NDIS details. The number is only ever shown masked. */
export function ndisRows(profile: ClientProfile): VersionRow[] {
  const { plan_management: plan, nominee_name: name, nominee_email: email } = profile;
  const agreement = shownPeriod(profile.service_agreement_start, profile.service_agreement_end);
  return [
    { label: 'NDIS number', value: profile.ndis_number_masked ?? NOT_GIVEN },
    { label: 'Plan type', value: plan === null ? NOT_GIVEN : PLAN_MANAGEMENT_NAMES[plan] },
    ...(plan === 'plan' || profile.plan_manager_name !== null
      ? [
          { label: 'Plan manager', value: profile.plan_manager_name ?? NOT_GIVEN },
          { label: 'Invoice email', value: profile.plan_manager_invoice_email ?? NOT_GIVEN },
        ]
      : []),
    {
      label: 'Plan dates',
      value: shownPeriod(profile.plan_start, profile.plan_end) ?? NOT_GIVEN,
    },
    {
      label: 'Nominee',
      value: [name, email].filter((part) => part !== null).join(', ') || 'None',
    },
    ...(email === null
      ? []
      : [{ label: 'Copies to nominee', value: profile.nominee_gets_copies ? 'Yes' : 'No' }]),
    ...(agreement === null ? [] : [{ label: 'Service agreement', value: agreement }]),
    ...otherPlanRows(profile),
  ];
}

/** Plans before and after the one that the other rows are about. */
function otherPlanRows({ plans, plan_start: start }: ClientProfile): VersionRow[] {
  const others = plans.flatMap(({ is_current: isCurrent, plan_start: from, plan_end: to }) => {
    const dates = isCurrent ? null : shownPeriod(from, to);
    return dates === null ? [] : [{ isNext: (from ?? '') > (start ?? ''), dates }];
  });
  const rowOf = (label: string, isNext: boolean): VersionRow[] => {
    const dates = others.filter((other) => other.isNext === isNext).map((other) => other.dates);
    return dates.length === 0 ? [] : [{ label, value: dates.join(', ') }];
  };
  return [...rowOf('Next plan', true), ...rowOf('Earlier plans', false)];
}
