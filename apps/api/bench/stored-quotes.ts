import { Client } from 'pg';

/** How many quotes each client has: a full first page. */
const QUOTES_OF_CLIENT = 20;

/** A client who is signed in, and one of their quotes. */
export interface StoredClient {
  readonly token: string;
  readonly quoteId: string;
}

/**
 * Fills the database up to `total` quotes with copies of one that is there, of as many clients as that
 * takes.
 *
 * @returns some of the copied clients, at most `wanted`, each with a session.
 */
export async function storeQuotes(
  url: string,
  email: string,
  { total, wanted }: { readonly total: number; readonly wanted: number },
): Promise<StoredClient[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // A million rows need no check of the keys that this very statement makes.
    await client.query('set session_replication_role = replica');
    await client.query(COPY_CLIENTS, [email, Math.ceil(total / QUOTES_OF_CLIENT)]);
    // Indexes are quicker to make than to keep while a million rows arrive.
    const { rows: indexes } = await client.query<Index>(QUOTE_INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(COPY_QUOTES, [email, total]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(ADD_EVENTS);
    await client.query('vacuum analyze');
    const { rows } = await client.query<StoredClient>(SIGN_IN_COPIES, [wanted]);
    return rows;
  } finally {
    await client.end();
  }
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** All but those that keep rows unique. */
const QUOTE_INDEXES = `
  select indexname as name, indexdef as definition
  from pg_indexes join pg_class on relname = indexname join pg_index on indexrelid = pg_class.oid
  where tablename = 'quotes' and not indisunique`;

const COPY_CLIENTS = `
  insert into users
  select (jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example',
    'last_name', (array['Nguyen', 'Smith', 'Singh', 'Lee', 'Wilson'])[1 + n % 5]))).*
  from users u, generate_series(1, $2::int) n
  where u.email = $1`;

const COPY_QUOTES = `
  with model as (
    select q.* from quotes q join users u on u.id = q.client_id where u.email = $1 limit 1
  ),
  others as (select array_agg(id) as ids from users where email like 'copy-%')
  insert into quotes
  select (jsonb_populate_record(model::quotes, jsonb_build_object(
    'id', gen_random_uuid(),
    'reference', 'B-' || n,
    'client_id', others.ids[1 + n % array_length(others.ids, 1)],
    'status', case when n % 100 = 0 then model.status else 'declined' end,
    'updated_at', model.updated_at - n * interval '1 second'))).*
  from model, others, generate_series(1, $2::int) n`;

const ADD_EVENTS = `
  insert into quote_events (quote_id, command, to_status, actor, actor_id, occurred_at)
  select id, command, status, 'client', client_id, created_at
  from quotes, (values ('create'), ('submit')) as happened (command)
  where reference like 'B-%'`;

const SIGN_IN_COPIES = `
  with signed_in as (
    select id, 'token-of-' || id as token from users where email like 'copy-%' order by id limit $1
  ),
  started as (
    insert into sessions (user_id, token_hash, created_at, last_used_at, expires_at)
    select id, sha256(token::bytea), now(), now(), now() + interval '1 day' from signed_in
  )
  select token, (select id from quotes where client_id = signed_in.id limit 1) as "quoteId"
  from signed_in`;
