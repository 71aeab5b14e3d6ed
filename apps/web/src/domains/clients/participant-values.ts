import type { ClientProfile } from '@cleaning/contract/clients';
import type { PlanManagement } from '@cleaning/contract/clients/rules';

/** The form values of a participant. The field of the NDIS number is never prefilled. */
export type ParticipantValues = {
  ndis_number: string;
  plan_management: PlanManagement | '';
  plan_manager_name: string;
  plan_manager_invoice_email: string;
  plan_start: string;
  plan_end: string;
  nominee_name: string;
  nominee_email: string;
  nominee_gets_copies: boolean;
};

/** The field names in reading order. */
export const PLAN_FIELDS = [
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
] as const satisfies readonly (keyof ParticipantValues)[];

/** The field names after those of the plan, in reading order. */
export const NOMINEE_FIELDS = [
  'nominee_name',
  'nominee_email',
  'nominee_gets_copies',
] as const satisfies readonly (keyof ParticipantValues)[];

/** Says what a nominee receives if the client agreed. */
export const COPIES_HINT = 'Each invoice, receipt and credit note goes to them by email too.';

/** The initial values from a profile; empty without one. */
export const participantValues = (profile?: ClientProfile): ParticipantValues => ({
  ndis_number: '',
  plan_management: profile?.plan_management ?? '',
  plan_manager_name: profile?.plan_manager_name ?? '',
  plan_manager_invoice_email: profile?.plan_manager_invoice_email ?? '',
  plan_start: profile?.plan_start ?? '',
  plan_end: profile?.plan_end ?? '',
  nominee_name: profile?.nominee_name ?? '',
  nominee_email: profile?.nominee_email ?? '',
  nominee_gets_copies: profile?.nominee_gets_copies ?? false,
});

/**
 * The API request. An empty field clears the stored value, except for the NDIS number, which is
 * kept. A plan manager is sent only for a plan-managed client, and copies only with an email.
 */
export function participantRequest({
  ndis_number: number,
  nominee_gets_copies: getsCopies,
  ...answers
}: AskedOfParticipant & Readonly<Record<string, string | boolean>>): Record<
  string,
  string | boolean | null
> {
  const { plan_management: management, nominee_email: nomineeEmail } = answers;
  const given = Object.entries(answers)
    .filter(([name]) => management === 'plan' || !name.startsWith('plan_manager_'))
    .map(([name, answer]) => [name, String(answer).trim() === '' ? null : answer]);
  return {
    ...Object.fromEntries(given),
    nominee_gets_copies: getsCopies && nomineeEmail.trim() !== '',
    ...(number.trim() === '' ? {} : { ndis_number: number }),
  };
}

type AskedOfParticipant = Pick<
  ParticipantValues,
  'ndis_number' | 'plan_management' | 'nominee_email' | 'nominee_gets_copies'
>;
