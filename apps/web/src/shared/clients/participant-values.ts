import type { ClientProfile, PlanManagement } from '@cleaning/contract';

/** What a participant is asked, as it is typed. The stored NDIS number is never filled in. */
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

/** In the order in which they are read. */
export const PLAN_FIELDS = [
  'ndis_number',
  'plan_management',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'plan_start',
  'plan_end',
] as const satisfies readonly (keyof ParticipantValues)[];

/** These follow the plan, in the order in which they are read. */
export const NOMINEE_FIELDS = [
  'nominee_name',
  'nominee_email',
  'nominee_gets_copies',
] as const satisfies readonly (keyof ParticipantValues)[];

/** What a nominee gets once the client agreed. */
export const COPIES_HINT = 'Each invoice, receipt and credit note goes to them by email too.';

/** The fields as a profile fills them in; empty ones without a profile. */
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
 * What typed fields ask of the service: an empty field clears the stored answer, but an empty NDIS number
 * keeps it, a plan manager is sent only where one manages the plan, and copies go to an email only.
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
