import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../src/core/db/schema/index.ts';

const SOURCE = join(import.meta.dirname, '../src');
const tables = Object.entries(schema)
  .filter(([, value]) => is(value, PgTable))
  .map(([name]) => name);

/** Every source file except tests and the demo, which fills its own database. */
const files = globSync('**/*.ts', { cwd: SOURCE })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('demo/'))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

/** The owner of a table: a record such as `quotes`, or a part of the core. */
function ownerOf(file: string): string {
  const [folder = '', part = ''] = file.split('/');
  return folder === 'core' ? `core/${part}` : folder;
}

function writersOf(table: string): string[] {
  const write = new RegExp(String.raw`\.(insert|update|delete)\(\s*${table}\s*\)`, 'u');
  return [
    ...new Set(files.filter(({ text }) => write.test(text)).map(({ file }) => ownerOf(file))),
  ];
}

test.each(tables)('%s is written by one record', (table) => {
  expect(writersOf(table)).toHaveLength(1);
});

test('a write is seen: tables go by their own names, and no statement that writes is raw', () => {
  for (const { file, text } of files) {
    const imported = /import (?:type )?\{([^}]*)\} from '[^']*db\/schema\/index\.ts'/u.exec(text);
    expect([file, imported?.[1] ?? '']).toEqual([file, expect.not.stringMatching(/ as /u)]);
    expect([file, text]).toEqual([
      file,
      expect.not.stringMatching(/sql`\s*(?:insert into|update|delete from|merge into)\b/iu),
    ]);
  }
});
