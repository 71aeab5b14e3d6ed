import { z } from 'zod';

const FORMAT = 1;

/** First in a backup: what is in it, and which database it fits. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** How many migrations the database had, and when the last one was written, in milliseconds. */
  migrations: z.object({ count: z.int().positive(), lastWrittenAt: z.number() }),
  /** The columns of each table, in the order of its rows. */
  tables: z.record(z.string(), z.array(z.string()).min(1)),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), lastValue: z.string().regex(/^\d+$/u) }),
  ),
});

/** Last in a backup: the SHA-256 of each entry before it. A backup without it is not whole. */
export const checksumsSchema = z.record(z.string(), z.string());

export type Header = z.infer<typeof headerSchema>;

export const HEADER_NAME = 'header.json';
export const CHECKSUMS_NAME = 'checksums.json';

/** `tables/users/3` or `files/ab/abcd`: the part of a table's rows, or a file by its storage key. */
export const rowsName = (table: string, part: number): string => `tables/${table}/${part}`;
export const fileName = (storageKey: string): string => `files/${storageKey}`;

/** What an entry's name says; null for a name that no backup has. */
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
