import { sql } from 'drizzle-orm';
import type { Database } from '../src/core/db/client.ts';

/** Makes the database refuse every email to an address, as when its disk is full. */
export async function refuseMailTo(database: Database, address: string): Promise<void> {
  await database.execute(
    sql.raw(`create function refuse_mail() returns trigger language plpgsql as
      $$ begin raise exception 'The disk is full.'; end $$`),
  );
  await database.execute(
    sql.raw(`create trigger refuse_mail before insert on mails
      for each row when (new.recipient = '${address}') execute function refuse_mail()`),
  );
}
