import { parseArgs } from 'node:util';
import { emailField, requiredText } from '@cleaning/contract';
import { z } from 'zod';
import type { Config } from './platform/config/env.ts';
import { createDatabaseClient, type Database } from './platform/db/client.ts';
import { startEmbeddedPostgres } from '@cleaning/embedded-postgres';
import { migrate } from './platform/db/migrate.ts';
import { ApiError } from './platform/http/api-error.ts';
import { invite } from './modules/accounts/users/invitation-service.ts';

const USAGE = 'Usage: create-admin --email alex@example.com --first-name Alex --last-name Chen';

const nameField = requiredText({ max: 80, emptyMessage: 'The name is missing.' });
const admin = z.object({
  email: emailField,
  'first-name': nameField,
  'last-name': nameField,
});

/** What a person at the command line did wrong, and how to do it right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface CreateAdminOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Makes an account for an admin. Nobody but whoever reads the terminal gets the link with which its
 * password is chosen.
 *
 * @param args what was typed after the command.
 * @returns the link; it works once, for 7 days.
 * @throws UsageError
 */
export async function createAdmin(
  args: readonly string[],
  { database, publicUrl, now }: CreateAdminOptions,
): Promise<string> {
  const { email, 'first-name': firstName, 'last-name': lastName } = readArguments(args);
  const invitation = { email, firstName, lastName, userType: 'admin' } as const;
  try {
    const { link } = await database.transaction((transaction) =>
      invite(transaction, invitation, { actorId: null, publicUrl, now }),
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

/** The command as a person runs it, beside a running service or before the first start. */
export async function runCreateAdmin(args: readonly string[], config: Config): Promise<string> {
  const server =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDirectory: config.dataDirectory })
      : null;
  try {
    const url = config.databaseUrl ?? server?.url ?? '';
    await migrate(url);
    const client = createDatabaseClient({ url, maxConnections: 1 });
    try {
      const { publicUrl } = config;
      const link = await createAdmin(args, {
        database: client.database,
        publicUrl,
        now: new Date(),
      });
      return `The account is made. Choose its password within 7 days at\n\n  ${link}\n`;
    } finally {
      await client.close();
    }
  } finally {
    await server?.stop();
  }
}
