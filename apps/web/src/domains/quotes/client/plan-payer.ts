import type { ClientProfile } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';

export const NOT_GIVEN = 'Not given yet';

/** How a plan is managed: "Plan-managed". */
export function describePlanManagement({ plan_management: plan }: ClientProfile): string {
  return plan === null ? NOT_GIVEN : PLAN_MANAGEMENT_NAMES[plan];
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
