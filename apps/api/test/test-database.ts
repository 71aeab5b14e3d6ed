import { createOwnDatabase, type OwnDatabase } from '@cleaning/test-setup/own-database';
import { inject } from 'vitest';

/** Creates a database for one test: migrated, or without tables. */
export function createTestDatabase({ isEmpty = false } = {}): Promise<OwnDatabase> {
  const template = isEmpty ? undefined : inject('templateDatabase');
  return createOwnDatabase(inject('databaseServerUrl'), template, inject('databasePoolerUrl'));
}
