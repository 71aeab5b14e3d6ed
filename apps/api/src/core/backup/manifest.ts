import { z } from 'zod';

const FORMAT = 1;

/** The first entry of a backup: its content, and the state of its database. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /**
   * When the last migration of the database was written, in milliseconds. Backups from before the
   * migrations had a baseline also have their number, which says nothing any more.
   */
  migrations: z.object({ lastWrittenAt: z.number() }),
  /** The columns of each table, in the order in which rows have them. */
  tables: z.record(z.string(), z.array(z.string()).min(1)),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), lastValue: z.string().regex(/^\d+$/u) }),
  ),
});

/**
 * The last entry of a backup: the SHA-256 of each entry before it. Without it, the backup is
 * incomplete.
 */
export const checksumsSchema = z.record(z.string(), z.string());

export type Header = z.infer<typeof headerSchema>;

export const HEADER_NAME = 'header.json';
export const CHECKSUMS_NAME = 'checksums.json';

/** `tables/users/3` or `files/ab/abcd`: a part of a table's rows, or a file by its storage key. */
export const rowsName = (table: string, part: number): string => `tables/${table}/${part}`;
export const fileName = (storageKey: string): string => `files/${storageKey}`;

/** Parses the name of an entry; null for a name that no backup contains. */
export function parseName(
  name: string,
): { readonly table: string } | { readonly storageKey: string } | null {
  const table = /^tables\/([a-z_]+)\/\d+$/u.exec(name)?.[1];
  if (table !== undefined) return { table };
  const storageKey = /^files\/([\da-f]{2}\/[\da-f-]{36})$/u.exec(name)?.[1];
  return storageKey === undefined ? null : { storageKey };
}

export const newHeader = (header: Omit<Header, 'format'>): Header => ({
  format: FORMAT,
  ...header,
});
