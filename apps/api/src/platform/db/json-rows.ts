import { is, sql, type SQL } from 'drizzle-orm';
import { PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, PgColumn>>;
type JsonValue<Value> = Value extends Date ? string : Value;

/** A row as JSON holds it: instants are text. */
export type JsonRow<Row> = { readonly [Name in keyof Row]: JsonValue<Row[Name]> };

/**
 * Columns under their names in the code, for a row that is read as one JSON value: that costs a fraction
 * of taking apart a row of many columns, and a statement can bring rows of several tables.
 */
export function namedColumns(columns: Columns): Record<string, SQL.Aliased> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)]),
  );
}

/** Makes rows of JSON rows: their instants are dates again. */
export function rowReader<Row extends object>(columns: Columns): (json: JsonRow<Row>) => Row {
  const instants = Object.keys(columns).filter((name) => is(columns[name], PgTimestamp));
  return (json) => {
    const row: Record<string, unknown> = { ...json };
    for (const name of instants) {
      const text = row[name];
      if (typeof text === 'string') row[name] = new Date(text);
    }
    // The names are those of the columns, and only the instants were other than in the row.
    return row as Row;
  };
}

const IN_UTC = '+00:00';

/**
 * An instant as answers write it, of a date or of what JSON rows have. The two texts differ only in how
 * they end, and making a date in between costs most of reading a list.
 */
export function instantText(instant: Date | string): string {
  if (typeof instant !== 'string') return instant.toISOString();
  if (!instant.endsWith(IN_UTC)) return new Date(instant).toISOString();
  const [seconds = '', fraction = ''] = instant.slice(0, -IN_UTC.length).split('.');
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
