import type { ClaimStatus } from '@cleaning/contract/claims/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { asc, eq } from 'drizzle-orm';
import {
  appointments,
  claimFiles,
  clientAgreements,
  clientPlans,
  clientProfiles,
  invoiceEvents,
  invoiceLines,
  invoices,
  users,
} from '../src/core/db/schema/index.ts';
import { createSecrets } from '../src/core/security/secrets.ts';
import type { TestApp, TestPerson } from './create-test-app.ts';

/**
 * The encryption key of the service under test, so that fixtures can store values that it reads.
 */
export const TEST_SECRETS = createSecrets('a key that NDIS fixtures and their service know');

/** The recorded details of a participant. The dates of plan and agreement have separate names. */
export type Profile = Partial<
  typeof clientProfiles.$inferInsert &
    Omit<typeof clientPlans.$inferInsert, 'start' | 'end'> & {
      planStart: string;
      planEnd: string;
      agreementStart: string | null;
      agreementEnd: string | null;
      cancellationFeeCents: number | null;
    }
>;

/** An agency-managed participant with complete details. */
export async function signInParticipant(
  api: TestApp,
  {
    ndisNumber = '430000001',
    planStart = '2026-07-01',
    planEnd = '2027-06-30',
    agreementStart = '2026-07-01',
    agreementEnd = null,
    cancellationFeeCents = null,
    ...profile
  }: Profile & { readonly ndisNumber?: string } = {},
): Promise<TestPerson> {
  const person = await api.signIn({ clientType: 'ndis' });
  await api.database
    .update(users)
    .set({ ndisNumberEncrypted: TEST_SECRETS.encrypt(ndisNumber, person.id) })
    .where(eq(users.id, person.id));
  const made = { clientId: person.id, createdAt: api.clock.now, updatedAt: api.clock.now };
  await api.database.insert(clientProfiles).values({
    ...made,
    providerRecordedOn: '2026-07-01',
    ...profile,
  });
  await api.database.insert(clientAgreements).values({
    ...made,
    start: agreementStart,
    end: agreementEnd,
    cancellationFeeCents,
  });
  await api.database.insert(clientPlans).values({
    ...made,
    planManagement: 'agency',
    start: planStart,
    end: planEnd,
    remainingBudgetCents: 5_000_00,
    remainingBudgetOn: '2026-07-01',
    ...profile,
  });
  return person;
}

/** Records the NDIS registration of the company, as an admin would. */
export async function recordRegistration(api: TestApp, admin: TestPerson): Promise<void> {
  const { version } = (await api.call({ path: 'settings/', as: admin })).json<{
    version: number;
  }>();
  await api.call({
    method: 'PATCH',
    path: 'settings/',
    as: admin,
    body: { version, ndis_registration_from: '2025-07-01', ndis_registration_to: '2028-06-30' },
  });
}

/** Stores a completed appointment from 9:00 to 11:30 in Sydney. */
export async function storeCompletedAppointment(
  api: TestApp,
  clientId: string,
  appointmentDate: string,
): Promise<string> {
  const staff = await api.signIn({ userType: 'staff' });
  const startsAt = new Date(`${appointmentDate}T09:00:00+11:00`);
  const [row] = await api.database
    .insert(appointments)
    .values({
      clientId,
      staffId: staff.id,
      status: 'completed',
      serviceId: 'ndis',
      appointmentDate,
      preferredTime: '09:00',
      startsAt,
      endsAt: new Date(`${appointmentDate}T11:30:00+11:00`),
      freeUntil: startsAt,
      addressLine1: '1 Blaxland Road',
      suburb: 'Ryde',
      postcode: '2112',
      createdAt: api.clock.now,
      updatedAt: api.clock.now,
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

interface NdisInvoiceOptions {
  readonly number: string;
  readonly lines?: readonly Partial<typeof invoiceLines.$inferInsert>[];
  readonly invoice?: Partial<typeof invoices.$inferInsert>;
}

/** Stores an issued NDIS invoice, by default of 2.5 hours on 20 November 2026 at $60.10. */
export async function storeNdisInvoice(
  api: TestApp,
  clientId: string,
  { number, lines = [{}], invoice = {} }: NdisInvoiceOptions,
): Promise<string> {
  const newLines = lines.map((line) => ({
    kind: 'ndis' as const,
    description: 'House cleaning',
    quantityHundredths: 250,
    unit: 'H' as const,
    unitPriceCents: 60_10,
    gstCode: 'P2' as const,
    amountCents: 150_25,
    gstCents: 0,
    serviceDateFrom: '2026-11-20',
    serviceDateTo: '2026-11-20',
    startTime: '09:00',
    endTime: '11:30',
    supportItemNumber: '01_020_0120_1_1',
    region: 'standard' as const,
    ...line,
  }));
  const totalCents = newLines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [row] = await api.database
    .insert(invoices)
    .values({
      clientId,
      kind: 'ndis',
      status: 'issued',
      claimStatus: 'ready',
      number,
      subtotalCents: totalCents,
      totalCents,
      issueDate: sydneyDateOf(api.clock.now),
      dueDate: '2026-12-05',
      planManagement: 'agency',
      billTo: { name: 'Robin Park', email: 'robin@mail.example', address: null, abn: null },
      createdAt: api.clock.now,
      updatedAt: api.clock.now,
      ...invoice,
    })
    .returning({ id: invoices.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  const invoiceId = row.id;
  if (newLines.length > 0) {
    await api.database
      .insert(invoiceLines)
      .values(newLines.map((line) => ({ ...line, invoiceId })));
  }
  return invoiceId;
}

/** The claim status and the version of an invoice. */
export async function storedClaimOf(api: TestApp, invoiceId: string) {
  const [row] = await api.database.select().from(invoices).where(eq(invoices.id, invoiceId));
  return { claimStatus: row?.claimStatus, version: row?.version };
}

/** Stores a claim status, in place of the agency's answer. */
export async function setClaimStatus(
  api: TestApp,
  invoiceId: string,
  claimStatus: ClaimStatus,
): Promise<void> {
  await api.database.update(invoices).set({ claimStatus }).where(eq(invoices.id, invoiceId));
}

/** The events of every invoice, oldest first. */
export const claimEventsOf = (api: TestApp) =>
  api.database.select().from(invoiceEvents).orderBy(asc(invoiceEvents.position));

/** Changes the plan of a participant in the database, after an invoice was made from it. */
export async function changePlan(
  api: TestApp,
  clientId: string,
  changes: Partial<typeof clientPlans.$inferInsert>,
): Promise<void> {
  await api.database.update(clientPlans).set(changes).where(eq(clientPlans.clientId, clientId));
}

export const storedClaimFiles = (api: TestApp) => api.database.select().from(claimFiles);
