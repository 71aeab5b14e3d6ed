import type { ClientProfile } from '@cleaning/contract';

/** What an NDIS invoice needs and we were not told, in words; at most two of them. */
export function missingPlanDetails(profile: ClientProfile): string[] {
  const needs: (readonly [isThere: boolean, words: string])[] = [
    [profile.ndis_number_masked !== null, 'your NDIS number'],
    [profile.plan_management !== null, 'your plan type'],
    [profile.plan_start !== null && profile.plan_end !== null, 'the dates of your plan'],
    [
      profile.plan_management !== 'plan' || profile.plan_manager_invoice_email !== null,
      'the email of your plan manager',
    ],
  ];
  return needs
    .filter(([isThere]) => !isThere)
    .map(([, words]) => words)
    .slice(0, 2);
}
