import { isNull } from 'drizzle-orm';
import type { Passwords } from '../core/security/passwords.ts';
import type { Secrets } from '../core/security/secrets.ts';
import type { Database, Transaction } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import {
  companySettings,
  depositPayments,
  quoteEvents,
  quoteRevisions,
  quotes,
  users,
} from '../core/db/schema/index.ts';
import { addInvoicesOf } from './add-invoices.ts';
import { addVisitsOfToday } from './demo-day.ts';
import { addFailedMailOf } from './demo-failed-mail.ts';
import { addDetailsOf } from './demo-client-profiles.ts';
import { DEMO_QUOTES } from './demo-quotes.ts';
import { addSeriesOf } from './demo-series.ts';
import { addVisitsOfLastWeek } from './demo-week.ts';
import { addRosterOf } from './demo-rosters.ts';
import { addTemplateOf } from './demo-templates.ts';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './demo-users.ts';
import { addAppointmentsOf } from './demo-appointments.ts';
import { simulateQuote } from './simulate-quote.ts';

/** How long the company has known the people of the demo: longer than any of their records is old. */
const KNOWN_FOR_MS = 180 * 24 * 60 * 60 * 1000;

interface SeedOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly now: Date;
}

/**
 * Adds the demo users, their data, and the NDIS registration of the company. Existing rows are not
 * changed.
 */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { database, passwords, now } = options;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await inTransaction(database, async (transaction) => {
    await recordRegistration(transaction);
    for (const user of DEMO_USERS) {
      const isNew = await addUser(transaction, user, passwordHash, options);
      if (!isNew) continue;
      await addRosterOf(transaction, user, now);
      await addDetailsOf(transaction, user, now);
      await addQuotesOf(transaction, user, now);
      await addTemplateOf(transaction, user, now);
      await addSeriesOf(transaction, user, now);
      await addInvoicesOf(transaction, user, memberOfStaff().id, now);
      await addFailedMailOf(transaction, user, options);
      await addAppointmentsOf(transaction, user, now);
    }
    await addVisitsOfToday(transaction, now);
    await addVisitsOfLastWeek(transaction, now);
  });
}

/** The company is a placeholder, so the period of its NDIS registration is made up. */
async function recordRegistration(transaction: Transaction): Promise<void> {
  await transaction
    .update(companySettings)
    .set({ ndisRegistrationFrom: '2025-07-01', ndisRegistrationTo: '2028-06-30' })
    .where(isNull(companySettings.ndisRegistrationFrom));
}

async function addUser(
  transaction: Transaction,
  { ndisNumber, ...user }: DemoUser,
  passwordHash: string,
  { secrets, now }: SeedOptions,
): Promise<boolean> {
  const addedAt = new Date(now.getTime() - KNOWN_FOR_MS);
  const rows = await transaction
    .insert(users)
    .values({
      ...user,
      isOwner: user.userType === 'admin',
      passwordHash,
      ...(ndisNumber === null ? {} : { ndisNumberEncrypted: secrets.encrypt(ndisNumber, user.id) }),
      verifiedAt: addedAt,
      createdAt: addedAt,
      updatedAt: addedAt,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return rows.length === 1;
}

function memberOfStaff(): DemoUser {
  const staff = DEMO_USERS.find(({ userType }) => userType === 'staff');
  if (staff === undefined) throw new Error('The demo data has no member of staff.');
  return staff;
}

async function addQuotesOf(transaction: Transaction, client: DemoUser, now: Date): Promise<void> {
  const staff = memberOfStaff();
  for (const demoQuote of DEMO_QUOTES.filter((quote) => quote.client === client.email)) {
    const people = { clientId: client.id, staffId: staff.id };
    const { quote, events, revisions, payments } = simulateQuote(demoQuote, people, now);
    const [row] = await transaction.insert(quotes).values(quote).returning({ id: quotes.id });
    if (row === undefined) throw new Error('An insert returned no row.');
    await transaction
      .insert(quoteEvents)
      .values(events.map((event) => ({ ...event, quoteId: row.id })));
    if (revisions.length > 0) {
      await transaction
        .insert(quoteRevisions)
        .values(revisions.map((revision) => ({ ...revision, quoteId: row.id })));
    }
    if (payments.length > 0) {
      await transaction
        .insert(depositPayments)
        .values(payments.map((payment) => ({ ...payment, quoteId: row.id })));
    }
  }
}
