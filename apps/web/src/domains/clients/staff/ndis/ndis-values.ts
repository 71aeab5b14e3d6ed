import type { ClientProfile } from '@cleaning/contract/clients';
import {
  NOMINEE_FIELDS,
  participantRequest,
  participantValues,
  type ParticipantValues,
  PLAN_FIELDS,
} from '../../participant-values.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';

/** The form values of the NDIS details; amounts are in dollars. */
export type NdisValues = ParticipantValues & {
  client_type: 'general' | 'ndis';
  service_agreement_start: string;
  service_agreement_end: string;
  provider_recorded_on: string;
  remaining_budget_cents: string;
  cancellation_fee_cents: string;
  reason: string;
};

/** The field names in reading order. */
export const NDIS_FIELDS = [
  'client_type',
  ...PLAN_FIELDS,
  'service_agreement_start',
  'service_agreement_end',
  'provider_recorded_on',
  'remaining_budget_cents',
  'cancellation_fee_cents',
  ...NOMINEE_FIELDS,
  'reason',
] as const satisfies readonly (keyof NdisValues)[];

const dollars = (cents: number | null): string => (cents === null ? '' : inDollars(cents));
const cents = (typed: string) => (typed.trim() === '' ? null : parseDollars(typed));

/** The initial values from a profile. */
export function ndisValues(profile: ClientProfile, reason = ''): NdisValues {
  return {
    ...participantValues(profile),
    client_type: profile.is_ndis_client ? 'ndis' : 'general',
    service_agreement_start: profile.service_agreement_start ?? '',
    service_agreement_end: profile.service_agreement_end ?? '',
    provider_recorded_on: profile.provider_recorded_on ?? '',
    remaining_budget_cents: dollars(profile.remaining_budget_cents),
    cancellation_fee_cents: dollars(profile.cancellation_fee_cents),
    reason,
  };
}

/** The API request. For a general client it contains only the client type and the reason. */
export function ndisRequest(values: NdisValues): Record<string, unknown> {
  const { client_type, reason, ...answers } = values;
  if (client_type === 'general') return { client_type, reason };
  return {
    ...participantRequest(answers),
    remaining_budget_cents: cents(answers.remaining_budget_cents),
    cancellation_fee_cents: cents(answers.cancellation_fee_cents),
    client_type,
    reason,
  };
}
