import type { Client } from 'pg';
import type { Header } from './manifest.ts';

/**
 * The description of a database in the header of a backup: its state, tables and sequences.
 */
export async function describeDatabase(
  client: Client,
): Promise<Pick<Header, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<{ last: string }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  // Generated columns are left out, since the database computes them again, and so are tables whose
  // rows only matter for minutes.
  const columns = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.table_name not in ('live_events', 'record_presences')
      group by c.table_name order by c.table_name`,
  );
  const sequences = await client.query<{ table: string; column: string; value: string | null }>(
    `select c.table_name as table, c.column_name as column,
            pg_sequence_last_value(pg_get_serial_sequence(c.table_name, c.column_name)::regclass)::text as value
       from information_schema.columns c
      where c.table_schema = 'public' and c.is_identity = 'YES'`,
  );
  return {
    migrations: { lastWrittenAt: Number(migrations.rows[0]?.last) },
    tables: Object.fromEntries(columns.rows.map((row) => [row.table, row.columns])),
    sequences: sequences.rows.flatMap(({ table, column, value }) =>
      // Null when the sequence was not used yet.
      value === null ? [] : [{ table, column, lastValue: value }],
    ),
  };
}
