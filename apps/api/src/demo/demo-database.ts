import { and, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { ConfigError } from '../core/config/env.ts';
import type { Database } from '../core/db/client.ts';
import { users } from '../core/db/schema/index.ts';
import { DEMO_USERS } from './demo-users.ts';

const DEMO_IDS = DEMO_USERS.map(({ id }) => id);
const DEMO_EMAILS = DEMO_USERS.map(({ email }) => email);

/**
 * Refuses to start the real service on a database that was used for a demo.
 *
 * @throws ConfigError while an account with the published password is active.
 */
export async function assertNoDemoAccounts(database: Database): Promise<void> {
  const found = await database
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.deactivatedAt),
        or(
          inArray(users.id, DEMO_IDS),
          // Leaves out unfinished registrations, whose address was never verified.
          and(
            inArray(users.email, DEMO_EMAILS),
            or(isNotNull(users.verifiedAt), ne(users.userType, 'client')),
          ),
        ),
      ),
    );
  if (found.length === 0) return;
  const emails = found.map(({ email }) => email).join(', ');
  throw new ConfigError(
    `The database has active demo accounts (${emails}). Their password is published, so the real service does not start with them. Give it a database of its own: set DATABASE_URL to another one or, where that is the word embedded, DATA_DIR to another folder. To go on with the demo, use npm start.`,
  );
}

/**
 * Refuses to start the demo on a database that is in use.
 *
 * @throws ConfigError when there are accounts, and none of them is the demo's.
 */
export async function assertMayBeDemo(database: Database): Promise<void> {
  const [anyUser] = await database.select({ id: users.id }).from(users).limit(1);
  if (anyUser === undefined) return;
  const [demoUser] = await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, DEMO_IDS))
    .limit(1);
  if (demoUser !== undefined) return;
  throw new ConfigError(
    'The database has accounts that are not of a demo, so no demo data is added to it. Set DATABASE_URL or DATA_DIR to where a demo may keep its data, or set DEMO=false to run the real service.',
  );
}
