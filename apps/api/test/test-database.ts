import { createOwnDatabase, type OwnDatabase } from '@cleaning/test-setup/own-database';
import { inject } from 'vitest';

interface TestDatabase extends OwnDatabase {
  /** The URL on the streaming replica of the run; null when there is none. */
  readonly replicaUrl: string | null;
}

/** Creates a database for one test: migrated, or without tables. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const template = isEmpty ? undefined : inject('templateDatabase');
  const database = await createOwnDatabase(
    inject('databaseServerUrl'),
    template,
    inject('databasePoolerUrl'),
  );
  const replica = inject('databaseReplicaUrl');
  if (replica === null) return { ...database, replicaUrl: null };
  const url = new URL(replica);
  url.pathname = `/${database.name}`;
  return { ...database, replicaUrl: url.href };
}
