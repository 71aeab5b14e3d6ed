import { Client } from 'pg';

/** How many quotes the measured client has, however many are stored in all. */
const OWN_QUOTES = 100;

/** How many other clients the rest belong to: as many quotes each, of a million. */
const OTHER_CLIENTS = 10_000;

/** Fills the database up to `total` quotes with copies of one that is there. */
export async function storeQuotes(url: string, email: string, total: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(COPY_CLIENTS, [email, OTHER_CLIENTS]);
    // Indexes are quicker to make than to keep while a million rows arrive.
    const { rows: indexes } = await client.query<Index>(QUOTE_INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(COPY_QUOTES, [email, OWN_QUOTES, total]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Signs some of the other clients in, and gives their tokens. */
export async function signInOthers(url: string, count: number): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ token: string }>(SIGN_IN_COPIES, [count]);
    return rows.map(({ token }) => token);
  } finally {
    await client.end();
  }
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** All but those that hold a promise. */
const QUOTE_INDEXES = `
  select indexname as name, indexdef as definition
  from pg_indexes join pg_class on relname = indexname join pg_index on indexrelid = pg_class.oid
  where tablename = 'quotes' and not indisunique`;

const COPY_CLIENTS = `
  insert into users
  select (jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example'))).*
  from users u, generate_series(1, $2::int) n
  where u.email = $1 and not exists (select from users where email = 'copy-' || n || '@mail.example')`;

const SIGN_IN_COPIES = `
  with signed_in as (
    select id, 'token-of-' || id as token from users where email like 'copy-%' limit $1
  ),
  started as (
    insert into sessions (user_id, token_hash, created_at, last_used_at, expires_at)
    select id, sha256(token::bytea), now(), now(), now() + interval '1 hour' from signed_in
  )
  select token from signed_in`;

const COPY_QUOTES = `
  with owner as (select id from users where email = $1),
  model as (select q.* from quotes q join owner on q.client_id = owner.id limit 1),
  others as (select array_agg(id) as ids from users where email like 'copy-%'),
  stored as (
    select count(*) as count, count(*) filter (where client_id = (select id from owner)) as own
    from quotes
  )
  insert into quotes
  select (jsonb_populate_record(model::quotes, jsonb_build_object(
    'id', gen_random_uuid(),
    'reference', 'B-' || n,
    'client_id', case
      when n <= $2::int - own then (select id from owner)
      else others.ids[1 + n % array_length(others.ids, 1)]
    end,
    'updated_at', model.updated_at - n * interval '1 second'))).*
  from model, stored, others, generate_series(stored.count + 1, $3::int) n`;
