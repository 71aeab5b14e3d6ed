import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startBeforeAll } from '../../../test/set-up.ts';
import { defineJob } from './job.ts';

const api = startBeforeAll();
beforeAll(() => api.database.execute(sql`create table works (id text, attempt int)`));

const fault = (code: string) =>
  sql.raw(`do $$ begin raise exception 'Not now.' using errcode = '${code}'; end $$`);

/** A job whose first attempt ends with a fault of PostgreSQL, after it has written. */
function jobThatMeets(code: string) {
  let attempt = 0;
  return defineJob({
    name: 'test-job',
    restMs: 50,
    listDue: async () => [],
    run: async ({ transaction }, id) => {
      attempt += 1;
      await transaction.execute(sql`insert into works values (${id}, ${attempt})`);
      if (attempt === 1) await transaction.execute(fault(code));
    },
  });
}

const context = () => ({ ...api.dependencies, now: api.clock.now });
const worksOn = async (id: string) =>
  (await api.database.execute(sql`select attempt from works where id = ${id}`)).rows;

test('the work for a record is one transaction, which runs again after a conflict', async () => {
  await jobThatMeets('40001').run(context(), 'conflict');
  expect(await worksOn('conflict')).toEqual([{ attempt: 2 }]);
});

test('work that fails leaves nothing behind', async () => {
  await expect(jobThatMeets('P0001').run(context(), 'failure')).rejects.toMatchObject({
    cause: { code: 'P0001' },
  });
  expect(await worksOn('failure')).toEqual([]);
});
