import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BASELINE, rememberMigrationsBefore } from '../../../test/migrations-applied.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const applied = (url: string) =>
  query(url, 'select created_at from drizzle.__drizzle_migrations order by created_at');

const hasLater = async (url: string) =>
  (await query(url, "select 1 where to_regclass('later_things') is not null")).length === 1;

it('several processes can migrate an empty database at once', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
  const tables = await query(url, "select 1 from pg_tables where schemaname = 'public'");
  expect(tables.length).toBeGreaterThan(5);
  expect(await applied(url)).toHaveLength(journal.entries.length);
  await drop();
});

it('an error is reported when the database does not answer', async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.port = '1';
  await expect(migrate(url.href)).rejects.toThrow('ECONNREFUSED');
});

describe('a migration after the baseline', () => {
  const LATER = { tag: '9999_later', when: BASELINE + 1_000_000_000_000 };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleaning-migrations-'));
    await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
    await writeFile(join(folder, `${LATER.tag}.sql`), 'create table later_things (id integer);');
    const later = { ...journal.entries.at(-1), ...LATER, idx: journal.entries.length };
    const longer = { ...journal, entries: [...journal.entries, later] };
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(longer));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is applied to an empty database', async () => {
    const { url, drop } = await createTestDatabase({ isEmpty: true });
    await migrate(url, { folder });
    expect(await hasLater(url)).toBe(true);
    await drop();
  });

  it('is all that is applied to a database with the migrations from before the baseline', async () => {
    const { url, drop } = await createTestDatabase();
    await rememberMigrationsBefore(url);
    await query(url, "update company_settings set remittance_email = 'pay@example.com'");
    await migrate(url, { folder });
    expect(await hasLater(url)).toBe(true);
    expect(await query(url, 'select remittance_email from company_settings')).toEqual([
      { remittance_email: 'pay@example.com' },
    ]);
    expect(await applied(url)).toHaveLength(77 + 1);
    await drop();
  });

  it('is left out of a database that stops before it', async () => {
    const { url, drop } = await createTestDatabase({ isEmpty: true });
    await migrate(url, { upTo: BASELINE, folder });
    expect(await applied(url)).toEqual([{ created_at: String(BASELINE) }]);
    expect(await hasLater(url)).toBe(false);
    await drop();
  });
});

describe('what this version cannot migrate is refused, and nothing is written:', () => {
  it('a database from before the baseline', async () => {
    const { url, drop } = await createTestDatabase();
    await query(url, 'drop table late_fees');
    await rememberMigrationsBefore(url, BASELINE - 1);
    const before = await applied(url);
    await expect(migrate(url)).rejects.toMatchObject({
      name: 'MigrationError',
      message:
        'The database is older than this version can migrate, and was left as it is. Start the earlier version whose newest migration is 0080_late_fees on it once, and then this one.',
    });
    expect(await applied(url)).toEqual(before);
    expect(await query(url, "select to_regclass('late_fees') as table")).toEqual([{ table: null }]);
    await drop();
  });

  it.each([
    ['a state from before the baseline', BASELINE - 1, 'Restore it with the earlier version'],
    ['a state of a newer version', BASELINE + 1, 'The data is of a newer version'],
  ])('%s', async (_what, upTo, message) => {
    const { url, drop } = await createTestDatabase({ isEmpty: true });
    await expect(migrate(url, { upTo })).rejects.toMatchObject({
      name: 'MigrationError',
      message: expect.stringContaining(message),
    });
    expect(await query(url, "select to_regnamespace('drizzle') as schema")).toEqual([
      { schema: null },
    ]);
    await drop();
  });
});

it('the baseline has the moment of 0080_late_fees, by which a database of then is known', () => {
  expect(journal.entries[0]).toMatchObject({ tag: '0000_baseline', when: 1_795_761_357_139 });
});

it('the earliest admin who can log in becomes the owner of a company that is here already', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_people')) - 1;
  await migrate(url, { upTo: journal.entries[before]?.when ?? 0 });
  await query(
    url,
    `insert into users (email, first_name, last_name, user_type, verified_at, deactivated_at, created_at, updated_at)
     values ('invited@x.example', 'A', 'A', 'admin', null, null, '2026-01-01', '2026-01-01'),
       ('closed@x.example', 'B', 'B', 'admin', '2026-01-02', '2026-03-01', '2026-01-02', '2026-01-02'),
       ('first@x.example', 'C', 'C', 'admin', '2026-01-03', null, '2026-01-03', '2026-01-03'),
       ('second@x.example', 'D', 'D', 'admin', '2026-01-04', null, '2026-01-04', '2026-01-04'),
       ('staff@x.example', 'E', 'E', 'staff', '2025-01-01', null, '2025-01-01', '2025-01-01')`,
  );
  await migrate(url);
  expect(await query(url, 'select email from users where is_owner')).toEqual([
    { email: 'first@x.example' },
  ]);
  await drop();
});

/** A database as it was before a migration, with a client. */
async function databaseBefore(name: string) {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith(name)) - 1;
  await migrate(url, { upTo: journal.entries[before]?.when ?? 0 });
  await query(
    url,
    `insert into users (id, email, first_name, last_name, user_type, client_type, created_at, updated_at)
     values ('${CLIENT}', 'ivy@x.example', 'Ivy', 'Park', 'client', 'ndis', '2026-01-01', '2026-01-01')`,
  );
  return { url, drop };
}

const CLIENT = '5b1f2a3c-0000-4000-8000-000000000001';

const invoiceValues = (sequence: number, status: string, claim: string) =>
  `('5b1f2a3c-0000-4000-8000-00000000010${sequence}', 'INV-2026-0000${sequence}', '${CLIENT}', 'ndis', ${status}, ${claim},
    21000, 21000, '2026-01-01', '2026-01-15', '{}', '2026-01-01', '2026-01-01')`;

const INVOICES = `insert into invoices (id, number, client_id, kind, status, closed_on, closed_cents,
  claim_status, claimed_cents, subtotal_cents, total_cents, issue_date, due_date, bill_to, created_at, updated_at) values`;

it('the claim of an invoice that was voided or written off before has ended', async () => {
  const { url, drop } = await databaseBefore('_ended_claims');
  const closed = "'2026-02-01', 21000";
  await query(
    url,
    `${INVOICES} ${[
      invoiceValues(1, `'void', ${closed}`, "'rejected', null"),
      invoiceValues(2, `'written_off', ${closed}`, "'submitted', 21000"),
      invoiceValues(3, "'issued', null, null", "'submitted', 21000"),
    ].join(', ')}`,
  );
  await migrate(url);
  expect(
    await query(url, 'select claim_status, claimed_cents from invoices order by number'),
  ).toEqual([
    { claim_status: 'not_applicable', claimed_cents: null },
    { claim_status: 'not_applicable', claimed_cents: null },
    { claim_status: 'submitted', claimed_cents: 21_000 },
  ]);
  await drop();
});

it('what a payment that was taken back before paid of single lines is deleted', async () => {
  const { url, drop } = await databaseBefore('_line_payments_taken_back');
  await query(
    url,
    `${INVOICES} ${invoiceValues(1, "'issued', null, null", "'submitted', 21000")};
     insert into invoice_lines (id, invoice_id, kind, description, quantity_hundredths, unit, unit_price_cents,
       gst_code, amount_cents, gst_cents, service_date_from, service_date_to)
     select ('5b1f2a3c-0000-4000-8000-00000000020' || place)::uuid, id, kind, 'Line ' || place, 100, 'H', 7000,
       'P2', 7000, 0, '2026-01-01', '2026-01-01' from invoices, generate_series(1, 5) as place;
     insert into payments (invoice_id, kind, amount_cents, reference, method, received_on, created_at)
     select id, moved.kind, moved.cents, moved.reference, 'ndis_claim', '2026-01-02', moved.at::timestamptz
     from invoices, (values (1, 'payment', 7000, 'BACK', '2026-01-02'), (2, 'refund', 7000, 'BACK', '2026-01-03'),
       (3, 'payment', 7000, 'STANDS', '2026-01-04'), (4, 'payment', 7000, 'TWICE', '2026-01-05'),
       (5, 'payment', 7000, 'TWICE', '2026-01-06'), (6, 'refund', 7000, 'TWICE', '2026-01-07'))
       as moved (place, kind, cents, reference, at)
     order by moved.place;
     insert into line_payments (line_id, reference, amount_cents, created_at)
     select invoice_lines.id, paid.reference, 7000, paid.at::timestamptz from invoice_lines
     join (values ('Line 1', 'BACK', '2026-01-02'), ('Line 2', 'STANDS', '2026-01-04'), ('Line 3', 'TWICE', '2026-01-05'),
       ('Line 4', 'TWICE', '2026-01-06'), ('Line 5', 'CREDIT TAKEN BACK', '2026-01-08')) as paid (line, reference, at)
       on paid.line = invoice_lines.description`,
  );
  await migrate(url);
  const paid = await query(
    url,
    `select description, payments.reference from line_payments
     join invoice_lines on invoice_lines.id = line_id join payments on payments.id = payment_id
     order by description`,
  );
  expect(paid).toEqual([
    { description: 'Line 2', reference: 'STANDS' },
    { description: 'Line 3', reference: 'TWICE' },
  ]);
  expect(await query(url, 'select 1 from line_payments')).toHaveLength(2);
  await drop();
});
