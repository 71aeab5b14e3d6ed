/** Who pays the invoices of an NDIS plan: the participant, a plan manager, or the agency itself. */
export const PLAN_MANAGEMENTS = ['self', 'plan', 'agency'] as const;

export type PlanManagement = (typeof PLAN_MANAGEMENTS)[number];

/** Each in words, on screens and on invoices. */
export const PLAN_MANAGEMENT_NAMES: Readonly<Record<PlanManagement, string>> = {
  self: 'Self-managed',
  plan: 'Plan-managed',
  agency: 'Agency-managed',
};
