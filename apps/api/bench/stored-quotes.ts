import { Client } from 'pg';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

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
    await fillWithoutIndexes(client, 'quotes', () => client.query(COPY_QUOTES, [email, total]));
    await client.query(ADD_EVENTS);
    await client.query('vacuum analyze');
    const { rows } = await client.query<StoredClient>(SIGN_IN_COPIES, [wanted]);
    return rows;
  } finally {
    await client.end();
  }
}

// Each record is made in `from`: PostgreSQL makes `(a_function()).*` anew for every column.
const COPY_CLIENTS = `
  insert into users
  select copy.*
  from users u
  cross join generate_series(1, $2::int) n
  cross join lateral jsonb_populate_record(u, jsonb_build_object(
    'id', gen_random_uuid(), 'email', 'copy-' || n || '@mail.example',
    'last_name', (array['Nguyen', 'Smith', 'Singh', 'Lee', 'Wilson'])[1 + n % 5])) copy
  where u.email = $1`;

const COPY_QUOTES = `
  with model as (
    select q.* from quotes q join users u on u.id = q.client_id where u.email = $1 limit 1
  ),
  others as (
    select id, row_number() over (order by id) - 1 as place from users where email like 'copy-%'
  ),
  amount as (select count(*) as of_clients from others)
  insert into quotes
  select copy.*
  from model
  cross join amount
  cross join generate_series(1, $2::int) n
  join others on others.place = n % of_clients
  cross join lateral jsonb_populate_record(model::quotes, jsonb_build_object(
    'id', gen_random_uuid(),
    'reference', 'B-' || n,
    'client_id', others.id,
    'status', case when n % 100 = 0 then model.status else 'declined' end,
    'updated_at', model.updated_at - n * interval '1 second')) copy`;

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
