import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

it('several processes can migrate an empty database at once', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  const applied = await client.query('select 1 from drizzle.__drizzle_migrations');
  await client.end();
  expect(rows.length).toBeGreaterThan(5);
  expect(applied.rowCount).toBe(journal.entries.length);
  await drop();
});

it('an error is reported when the database does not answer', async () => {
  const url = new URL(inject('databaseServerUrl'));
  url.port = '1';
  await expect(migrate(url.href)).rejects.toThrow('ECONNREFUSED');
});

const RESCHEDULE_MIGRATION = '0022_reschedule_requests';

/** A database as it was before a migration, without foreign keys. */
async function databaseBefore(migration: string) {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  const apply = async (tag: string) =>
    client.query(await readFile(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8'));
  const tags = journal.entries.map(({ tag }) => tag);
  for (const tag of tags.slice(0, tags.indexOf(migration))) await apply(tag);
  await client.query('set session_replication_role = replica');
  const close = async () => {
    await client.end();
    await drop();
  };
  return { client, apply, close };
}

it('the commands in stored histories of appointments are renamed', async () => {
  const { client, apply, close } = await databaseBefore(RESCHEDULE_MIGRATION);
  for (const command of ['confirm', 'ask_for_another_time', 'withdraw_another_time']) {
    await client.query(
      `insert into appointment_events (appointment_id, command, to_status, actor, occurred_at)
       values (gen_random_uuid(), $1, 'confirmed', 'client', now())`,
      [command],
    );
  }
  await apply(RESCHEDULE_MIGRATION);
  const { rows } = await client.query('select command from appointment_events order by position');
  await close();
  expect(rows.map(({ command }) => command)).toEqual([
    'confirm',
    'request_reschedule',
    'withdraw_reschedule',
  ]);
});

const AGREEMENTS_MIGRATION = '0035_client_agreements';

it('the single agreement of a client becomes the first of several', async () => {
  const { client, apply, close } = await databaseBefore(AGREEMENTS_MIGRATION);
  const profile = (id: string, start: string | null, feeCents: number | null) =>
    client.query(
      `insert into client_profiles (client_id, service_agreement_start, cancellation_fee_cents, created_at, updated_at)
       values ($1, $2, $3, now(), now())`,
      [`00000000-0000-4000-8000-00000000000${id}`, start, feeCents],
    );
  await profile('1', '2026-07-01', 80_00);
  await profile('2', null, 60_00);
  await profile('3', null, null);
  await apply(AGREEMENTS_MIGRATION);
  const { rows } = await client.query(
    'select agreement_start::text as start, cancellation_fee_cents as fee from client_agreements order by client_id',
  );
  await close();
  expect(rows).toEqual([
    { start: '2026-07-01', fee: 80_00 },
    { start: null, fee: 60_00 },
  ]);
});

const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

const BILLING_STEP_MIGRATION = '0072_billing_step';

it('drafts that were billed by the minute come to hours times rate, and what was issued stays', async () => {
  const { client, apply, close } = await databaseBefore(BILLING_STEP_MIGRATION);
  const invoice = async (place: number, status: string, gstCode: string, amount: number) => {
    const id = idOf(place);
    const gst = gstCode === 'P1' ? Math.round(amount / 11) : 0;
    const issued =
      status === 'draft'
        ? ['null', 'null', 'null']
        : [`'INV-2026-0000${place}'`, "'2026-11-20'", "'{}'"];
    await client.query(
      `insert into invoices (id, client_id, kind, status, number, issue_date, due_date, bill_to,
         subtotal_cents, gst_cents, total_cents, created_at, updated_at)
       values ($1, $1, 'private', $2, ${issued[0]}, ${issued[1]}, ${issued[1]}, ${issued[2]}, $3, $4, $5, now(), now())`,
      [id, status, amount - gst, gst, amount],
    );
    await client.query(
      `insert into invoice_lines (invoice_id, kind, description, quantity_hundredths, unit, unit_price_cents,
         gst_code, amount_cents, gst_cents)
       values ($1, 'private', 'A clean', 262, 'H', 6010, $2, $3, $4)`,
      [id, gstCode, amount, gst],
    );
  };
  await invoice(1, 'draft', 'P1', 157_26);
  await invoice(2, 'draft', 'P2', 157_26);
  await invoice(3, 'issued', 'P1', 157_26);
  await apply(BILLING_STEP_MIGRATION);
  const { rows } = await client.query(
    `select subtotal_cents + 0 as subtotal, invoices.gst_cents as gst, total_cents as total,
       amount_cents as amount, invoice_lines.gst_cents as line_gst
     from invoices inner join invoice_lines on invoice_id = invoices.id order by invoices.id`,
  );
  await close();
  expect(rows).toEqual([
    { subtotal: 143_15, gst: 14_31, total: 157_46, amount: 157_46, line_gst: 14_31 },
    { subtotal: 157_46, gst: 0, total: 157_46, amount: 157_46, line_gst: 0 },
    { subtotal: 142_96, gst: 14_30, total: 157_26, amount: 157_26, line_gst: 14_30 },
  ]);
});

const DEPOSITS_MIGRATION = '0079_deposit_payments';

it('a deposit that was paid in one amount becomes a payment, and its refund another', async () => {
  const { client, apply, close } = await databaseBefore(DEPOSITS_MIGRATION);
  const price = {
    lines: [{ quantity: 1, unit_cents: 258_00, amount_cents: 258_00 }],
    subtotal_cents: 258_00,
    timeline_adjustment_cents: 0,
    total_cents: 258_00,
    deposit_cents: 77_40,
  };
  const quote = async (place: number, deposit: Record<string, unknown>) => {
    const id = idOf(place);
    const columns = Object.keys(deposit).map((name) => `deposit_${name}`);
    const places = columns.map((_, index) => `$${index + 3}`);
    await client.query(
      `insert into quotes (id, client_id, price, status, service_id, rooms, addon_ids, timeline_id, total_cents,
         deposit_cents, created_at, updated_at, waiting_since, ${columns.join(', ')})
       values ($1, $1, $2, 'approved', 'general', '{}', '{}', 'urgent', 25800, 7740, now(), now(), now(), ${places.join(', ')})`,
      [id, JSON.stringify(price), ...Object.values(deposit)],
    );
  };
  const paid = { paid_on: '2026-11-20', reference: 'NGUYEN Q1060', method: 'cash' };
  await quote(1, { status: 'due' });
  await quote(2, { status: 'paid', ...paid });
  await quote(3, {
    status: 'refunded',
    ...paid,
    refunded_on: '2026-11-25',
    refund_reference: 'BACK',
    refund_method: 'bank_transfer',
    taken_off_cents: 50_00,
    refunded_cents: 27_40,
  });
  await client.query(
    `insert into quote_events (quote_id, command, to_status, actor, actor_id, occurred_at)
     values ($1, 'record_deposit', 'approved', 'staff', $2, '2026-11-21T01:00:00Z')`,
    [idOf(2), idOf(9)],
  );
  await apply(DEPOSITS_MIGRATION);
  const { rows } = await client.query(
    `select quote_id, kind, amount_cents, reference, method, received_on::text, recorded_by,
       taken_back_at, created_at = '2026-11-21T01:00:00Z' as is_of_event
     from deposit_payments order by quote_id, position`,
  );
  const received = await client.query('select deposit_received_cents from quotes order by id');
  await close();
  const payment = {
    quote_id: idOf(2),
    kind: 'payment',
    amount_cents: 77_40,
    reference: 'NGUYEN Q1060',
    method: 'cash',
    received_on: '2026-11-20',
    recorded_by: idOf(9),
    taken_back_at: null,
    is_of_event: true,
  };
  const unknown = { quote_id: idOf(3), recorded_by: null, is_of_event: false };
  expect(rows).toEqual([
    payment,
    { ...payment, ...unknown },
    {
      ...payment,
      ...unknown,
      kind: 'refund',
      amount_cents: 27_40,
      reference: 'BACK',
      method: 'bank_transfer',
      received_on: '2026-11-25',
    },
  ]);
  expect(received.rows.map((row) => row.deposit_received_cents)).toEqual([0, 77_40, 77_40]);
});
