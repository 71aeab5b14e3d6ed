import type { clientsEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import { refuse, refuseField } from '../core/http/api-error.ts';
import type { ClientProfileChanges, ClientRow } from './client-repository.ts';
import type { AgreementColumns } from './agreement-repository.ts';
import type { PlanColumns } from './plan-repository.ts';

type Request = ParsedBody<(typeof clientsEndpoints)['updateClientProfileFor']>;

/** Any part of a profile, validated. Absent fields do not change. */
export type ProfileRequest = Omit<Request, 'version' | 'reason'>;

/** Any part of a plan. */
export type PlanRequest = Partial<
  Pick<
    Request,
    | 'plan_management'
    | 'plan_start'
    | 'plan_end'
    | 'plan_manager_name'
    | 'plan_manager_invoice_email'
    | 'remaining_budget_cents'
  >
>;

/** Any part of a service agreement. */
export type AgreementRequest = Partial<
  Pick<Request, 'service_agreement_start' | 'service_agreement_end' | 'cancellation_fee_cents'>
>;

/** The fields that only an NDIS client may have. */
const NDIS_FIELDS = [
  'ndis_number',
  'plan_management',
  'plan_start',
  'plan_end',
  'plan_manager_name',
  'plan_manager_invoice_email',
  'nominee_name',
  'nominee_email',
  'nominee_gets_copies',
  'service_agreement_start',
  'service_agreement_end',
  'provider_recorded_on',
  'remaining_budget_cents',
  'cancellation_fee_cents',
] as const satisfies readonly (keyof ProfileRequest)[];

/**
 * The columns of a profile that a request changes. An empty text is stored as null. Without an
 * address of the nominee, the consent to send them copies ends.
 */
export function profileColumns(request: ProfileRequest): ClientProfileChanges {
  const { billing_address: billing, nominee_email: nomineeEmail } = request;
  return withoutUndefined({
    nomineeName: textOrNull(request.nominee_name),
    nomineeEmail,
    nomineeGetsCopies: nomineeEmail === null ? false : request.nominee_gets_copies,
    ...(billing === undefined
      ? {}
      : {
          billingLine1: billing?.line1 ?? null,
          billingSuburb: billing?.suburb ?? null,
          billingState: billing?.state ?? null,
          billingPostcode: billing?.postcode ?? null,
        }),
    providerRecordedOn: request.provider_recorded_on,
    abn: request.abn,
  });
}

/**
 * The columns of a plan that a request changes. The remaining budget is stored with the day on
 * which it is recorded.
 */
export function planColumns(request: PlanRequest, today: string): Partial<PlanColumns> {
  const { remaining_budget_cents: budget } = request;
  return withoutUndefined({
    planManagement: request.plan_management,
    start: request.plan_start,
    end: request.plan_end,
    planManagerName: textOrNull(request.plan_manager_name),
    planManagerInvoiceEmail: request.plan_manager_invoice_email,
    remainingBudgetCents: budget,
    remainingBudgetOn: typeof budget === 'number' ? today : budget,
  });
}

/** The columns of a service agreement that a request changes. */
export function agreementColumns(request: AgreementRequest): Partial<AgreementColumns> {
  return withoutUndefined({
    start: request.service_agreement_start,
    end: request.service_agreement_end,
    cancellationFeeCents: request.cancellation_fee_cents,
  });
}

/** @throws ApiError when a request would give NDIS details to a client for general cleaning. */
export function assertNdisFieldsFit({ user }: ClientRow, request: ProfileRequest): void {
  if ((request.client_type ?? user.clientType) === 'ndis') return;
  const isAsked = NDIS_FIELDS.some((field) => isGiven(request[field]));
  if (!isAsked) return;
  throw refuse(
    'This account is for general cleaning, so it keeps no NDIS details. Contact us to change it to an NDIS account.',
  );
}

/** @throws ApiError when a request asks for copies to a nominee who has no address. */
export function assertCopiesHaveAddress({ profile }: ClientRow, request: ProfileRequest): void {
  if (request.nominee_gets_copies !== true) return;
  const { nominee_email: email = profile?.nomineeEmail ?? null } = request;
  if (email !== null) return;
  throw refuseField('nominee_email', 'Enter the nominee’s email, or send them no copies.');
}

const isGiven = (answer: ProfileRequest[keyof ProfileRequest]) =>
  answer !== undefined && answer !== null && answer !== '' && answer !== false;

const textOrNull = (text: string | null | undefined) => (text === '' ? null : text);

type Present<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> };

function withoutUndefined<Values extends object>(values: Values): Partial<Present<Values>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // Entries are only removed here, so the remaining values keep their types.
  return Object.fromEntries(given) as Partial<Present<Values>>;
}
