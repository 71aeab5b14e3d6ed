import { parseArgs } from 'node:util';
import { emailField, requiredText } from '@cleaning/contract/fields';
import { z } from 'zod';
import type { Config } from '../core/config/env.ts';
import { createDatabaseClient, type Database } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { migrate } from '../core/db/migrate.ts';
import { ApiError } from '../core/http/api-error.ts';
import { setPublicUrl } from '../core/site/site-url.ts';
import { invite } from '../accounts/invitation.ts';
import { UsageError } from './usage-error.ts';
import { withDatabaseUrl } from './with-database-url.ts';

const USAGE = 'Usage: create-admin --email alex@example.com --first-name Alex --last-name Chen';

const nameField = requiredText({ max: 80, emptyMessage: 'The name is missing.' });
const admin = z.object({
  email: emailField,
  'first-name': nameField,
  'last-name': nameField,
});

interface CreateAdminOptions {
  readonly database: Database;
  readonly now: Date;
}

/**
 * Makes an account for an admin. The link for choosing a password is shown only in the terminal.
 *
 * @param args what was typed after the command.
 * @returns the link; it works once, for 7 days.
 * @throws UsageError
 */
export async function createAdmin(
  args: readonly string[],
  { database, now }: CreateAdminOptions,
): Promise<string> {
  const { email, 'first-name': firstName, 'last-name': lastName } = readArguments(args);
  const invitation = { email, firstName, lastName, userType: 'admin', staffRole: null } as const;
  try {
    const { link } = await inTransaction(database, (transaction) =>
      invite(transaction, invitation, { actorId: null, now }),
    );
    return link;
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.message, { cause: error }) : error;
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string', default: '' } as const;
  const options = { email: text, 'first-name': text, 'last-name': text };
  try {
    const { values } = parseArgs({ args: [...args], options });
    return admin.parse(values);
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
        : String(error instanceof Error ? error.message : error);
    throw new UsageError(`${problem}\n${USAGE}`, { cause: error });
  }
}

/** `create-admin`, beside a running service or before its first start. */
export async function runCreateAdmin(args: readonly string[], config: Config): Promise<string> {
  return withDatabaseUrl(config, async (url) => {
    await migrate(url);
    const client = createDatabaseClient({ url, maxConnections: 1 });
    try {
      setPublicUrl(config.publicUrl);
      const link = await createAdmin(args, { database: client.database, now: new Date() });
      return `The account is made. Choose its password within 7 days at\n\n  ${link}\n`;
    } finally {
      await client.close();
    }
  });
}
