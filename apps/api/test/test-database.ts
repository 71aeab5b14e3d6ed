import { createOwnDatabase, type OwnDatabase } from '@cleaning/test-setup/own-database';
import { inject } from 'vitest';

interface TestDatabase extends OwnDatabase {
  /** On the streaming replica that the run was given; null where there is none. */
  readonly replicaUrl: string | null;
}

/** A database of one's own: migrated, unless even its tables are to be missing. */
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
