import { createOwnDatabase, type OwnDatabase } from '@cleaning/test-setup/own-database';
import { inject } from 'vitest';

/** A database of one's own: migrated, unless even its tables are to be missing. */
export function createTestDatabase({ isEmpty = false } = {}): Promise<OwnDatabase> {
  const template = isEmpty ? undefined : inject('templateDatabase');
  return createOwnDatabase(inject('databaseServerUrl'), template, inject('databasePoolerUrl'));
}
