import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type Upgrade<Schema extends DBSchema> = (database: IDBPDatabase<Schema>, from: number) => void;

/**
 * Opens a database with the first call, and again after it was closed. Calls reject if the browser
 * stores nothing.
 */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  return () =>
    (opening ??= openDB<Schema>(name, version, {
      upgrade,
      // Another page deletes or upgrades the database, and waits for this one.
      blocking(_from, _to, { target }) {
        opening = null;
        (target as IDBDatabase).close();
      },
      terminated() {
        opening = null;
      },
    }));
}
