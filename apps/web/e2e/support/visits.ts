import { randomInt, randomUUID } from 'node:crypto';
import type { ApiClient } from '@cleaning/api-client';
import type { StaffRole } from '@cleaning/contract/accounts';
import type { ServiceId } from '@cleaning/pricing';
import { sydneyDateOf } from '@cleaning/pricing';
import type { APIRequestContext } from '@playwright/test';
import { apiAs, newKey } from './api.ts';
import { inDays } from './client-data.ts';
import { now } from './clock.ts';
import { linkFromMail } from './mailbox.ts';
import {
  type ClientType,
  DEMO,
  logIn,
  NEW_PASSWORD,
  newUser,
  registerVerified,
  type Session,
} from './users.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A new cleaner. Visits of one cleaner must not overlap, so each test that plans a visit has its
 * own.
 */
export const createCleaner = (request: APIRequestContext, firstName = 'Kim'): Promise<Session> =>
  createStaff(request, firstName, 'cleaner');

/** A new person of the office, who can be given visits too. */
export const createOfficeStaff = (
  request: APIRequestContext,
  firstName = 'Kim',
): Promise<Session> => createStaff(request, firstName, 'office');

async function createStaff(
  request: APIRequestContext,
  firstName: string,
  role: StaffRole,
): Promise<Session> {
  const email = `${firstName.toLowerCase()}.${randomUUID()}@example.com`;
  const admin = apiAs(await logIn(request, DEMO.admin));
  await admin.users.inviteUser(
    {
      email,
      first_name: firstName,
      last_name: 'Tester',
      user_type: 'staff',
      staff_role: role,
    },
    newKey(),
  );
  const link = await linkFromMail(request, email, '/accounts/password-reset');
  await admin.accounts.confirmPasswordReset({
    token: new URL(link, 'http://localhost').searchParams.get('token') ?? '',
    new_password: NEW_PASSWORD,
    new_password_confirm: NEW_PASSWORD,
  });
  return logIn(request, email, NEW_PASSWORD);
}

export interface NamedClient {
  readonly session: Session;
  readonly name: string;
}

/** A client with a unique name. An NDIS participant gets an agency-managed plan. */
export async function createNamedClient(
  request: APIRequestContext,
  clientType: ClientType,
): Promise<NamedClient> {
  const user = { ...newUser(), lastName: `Tester${randomInt(1_000_000)}`, clientType };
  const session = await registerVerified(request, user);
  if (clientType === 'ndis') {
    await apiAs(session).clients.updateClientProfile({
      version: 1,
      ndis_number: `43${String(randomInt(10_000_000)).padStart(7, '0')}`,
      plan_management: 'agency',
      plan_start: inDays(-100),
      plan_end: inDays(200),
    });
  }
  return { session, name: `${user.firstName} ${user.lastName}` };
}

/** Books a visit for today that starts in a minute. */
export function bookVisit(
  staff: ApiClient,
  { cleaner, client, serviceId = 'general' }: VisitOptions,
) {
  const startsAt = now().getTime() + MINUTE_MS;
  return staff.appointments.bookAppointment(
    {
      client_id: client.session.user.id,
      service_id: serviceId,
      preferred_date: sydneyDateOf(new Date(startsAt)),
      preferred_time: 'any',
      address_line1: '14 Banksia Street',
      suburb: 'Castle Hill',
      postcode: '2154',
      plan: {
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(startsAt + HOUR_MS).toISOString(),
        staff_id: cleaner.user.id,
      },
      reason: 'Agreed on the phone.',
    },
    newKey(),
  );
}

interface VisitOptions {
  readonly cleaner: Session;
  readonly client: NamedClient;
  readonly serviceId?: ServiceId;
}

/** Books and completes a visit of two hours that has just ended. */
export async function completeVisit(staff: ApiClient, options: VisitOptions) {
  const booked = await bookVisit(staff, options);
  const begun = await staff.appointments.startAppointment(
    { id: booked.id },
    { version: booked.version },
  );
  return staff.appointments.completeAppointment(
    { id: booked.id },
    {
      version: begun.version,
      started_at: new Date(now().getTime() - 2 * HOUR_MS).toISOString(),
      ended_at: now().toISOString(),
    },
  );
}
