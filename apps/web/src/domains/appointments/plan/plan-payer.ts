import type { ClientProfile, PlanManagement } from '@cleaning/contract/clients';

export const NOT_GIVEN = 'Not given yet';

const PLANS: Readonly<Record<PlanManagement, string>> = {
  self: 'Self-managed',
  plan: 'Plan-managed',
  agency: 'Agency-managed',
};

/** The type of a plan: "Plan-managed". */
export function describePlan({ plan_management: plan }: ClientProfile): string {
  return plan === null ? NOT_GIVEN : PLANS[plan];
}

/** Who gets the invoices of a plan: "Northside, with a copy to you". */
export function describePayer({
  plan_management: plan,
  plan_manager_name: manager,
}: ClientProfile): string {
  if (plan === null) return NOT_GIVEN;
  if (plan === 'self') return 'You';
  const payer = plan === 'agency' ? 'The NDIA' : (manager ?? 'Your plan manager');
  return `${payer}, with a copy to you`;
}
