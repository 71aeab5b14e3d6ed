import { Client } from 'pg';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

const VISITS_OF_CLIENT = 20;
const INVOICES_OF_CLIENT = 10;
const CLIENTS_OF_CLEANER = 25;

/**
 * Gives each copied client what a company has after some years: visits from a year ago to twelve weeks ahead, each
 * with a cleaner, and invoices, of which one in fifty is not paid.
 */
export async function storeVisitsAndInvoices(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(COPY_STAFF, [CLIENTS_OF_CLEANER]);
    await client.query('analyze users');
    await fillWithoutIndexes(client, 'appointments', () =>
      client.query(COPY_VISITS, [VISITS_OF_CLIENT, CLIENTS_OF_CLEANER]),
    );
    await fillWithoutIndexes(client, 'invoices', () =>
      client.query(COPY_INVOICES, [INVOICES_OF_CLIENT]),
    );
    await fillWithoutIndexes(client, 'invoice_lines', () => client.query(COPY_LINES));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const COPY_STAFF = `
  insert into users
  select copy.*
  from users u
  cross join generate_series(0, (select count(*) / $1::int from users where email like 'copy-%')) n
  cross join lateral jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'email', 'cleaner-' || n || '@mail.example', 'last_name', 'Cleaner ' || n)) copy
  where u.email = 'staff@example.com'`;

/** The clients of one cleaner have days and hours of their own, so that no two visits overlap. */
const COPY_VISITS = `
  with model as (
    select to_jsonb(a) as columns from appointments a where status = 'completed' limit 1
  ),
  clients as (
    select id, row_number() over (order by id) - 1 as place from users where email like 'copy-%'
  ),
  visits as (
    select clients.id as client_id, cleaner.id as cleaner_id, place || '-' || n as number,
      current_date - 365 + (n - 1) * 449 / $1::int + (place % $2::int / 3)::int as day,
      make_time((8 + place % $2::int % 3 * 3)::int, 0, 0) as starts
    from clients
    join users cleaner on cleaner.email = 'cleaner-' || place / $2::int || '@mail.example',
    generate_series(1, $1::int) n
  ),
  timed as (
    select *, (day + starts) at time zone 'Australia/Sydney' as starts_at, day < current_date as is_past
    from visits
  )
  insert into appointments
  select copy.*
  from timed
  cross join model
  cross join lateral jsonb_populate_record(null::appointments, model.columns || jsonb_build_object(
    'id', gen_random_uuid(), 'reference', 'V-' || number, 'client_id', client_id, 'staff_id', cleaner_id,
    'quote_id', null, 'series_id', null, 'occurrence_date', null, 'appointment_date', day,
    'status', case when is_past then 'completed' else 'confirmed' end,
    'starts_at', starts_at, 'ends_at', starts_at + interval '2 hours', 'reminded_at', now(),
    'actual_started_at', case when is_past then starts_at end,
    'actual_ended_at', case when is_past then starts_at + interval '2 hours' end)) copy`;

const COPY_INVOICES = `
  with model as (
    select * from invoices where kind = 'private' and status = 'paid' limit 1
  ),
  clients as (
    select id, row_number() over (order by id) - 1 as place from users where email like 'copy-%'
  ),
  numbered as (
    select id as client_id, n, place * $1::int + n as counted from clients, generate_series(1, $1::int) n
  )
  insert into invoices (number, client_id, kind, status, subtotal_cents, gst_cents, total_cents, received_cents,
    issue_date, due_date, bill_to, created_at, updated_at)
  select 'INV-2020-' || lpad(counted::text, 8, '0'), numbered.client_id, 'private',
    case when counted % 50 = 0 then 'issued' else 'paid' end, subtotal_cents, gst_cents, total_cents,
    case when counted % 50 = 0 then 0 else total_cents end,
    current_date - n * 36, current_date - n * 36 + 14, bill_to,
    now() - n * interval '36 days', now() - n * interval '36 days'
  from numbered, model`;

const COPY_LINES = `
  with model as (
    select l.* from invoice_lines l join invoices i on i.id = l.invoice_id
    where i.kind = 'private' and i.status = 'paid' limit 1
  )
  insert into invoice_lines (invoice_id, kind, description, quantity_hundredths, unit, unit_price_cents, gst_code,
    amount_cents, gst_cents)
  select invoices.id, model.kind, description, quantity_hundredths, unit, unit_price_cents, gst_code, amount_cents,
    model.gst_cents
  from invoices, model where number like 'INV-2020-%'`;
