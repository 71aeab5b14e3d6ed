import type { Client } from 'pg';

interface Index {
  readonly drop: string;
  readonly make: string;
}

/** Fills a table. Its indexes are made after that, which is quicker than to keep them while a million rows arrive. */
export async function fillWithoutIndexes(
  client: Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await client.query<Index>(INDEXES, [table]);
  for (const { drop } of indexes) await client.query(drop);
  await fill();
  for (const { make } of indexes) await client.query(make);
}

/** All but those that keep rows unique; a constraint that excludes overlaps is an index too. */
const INDEXES = `
  select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as make
  from pg_index
  where indrelid = $1::regclass and not indisunique and not indisexclusion
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where conrelid = $1::regclass and contype = 'x'`;
