import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingStatements } from '../../../test/breaking-statements.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const read = (tag: string): string =>
  readFileSync(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8');

describe('a migration keeps the previous release working', () => {
  it.each(journal.entries)('$tag', async ({ tag }) => {
    expect(await breakingStatements(read(tag))).toEqual([]);
  });

  it.each([
    'alter table quotes drop column total_cents',
    'alter table quotes rename column total_cents to total',
    'alter table quotes rename to offers',
    'drop table quotes',
    'drop type quote_status',
    'drop function next_number()',
    'alter table quotes alter column notes type varchar(10)',
    'alter table quotes alter column notes set not null',
    'alter table quotes add column colour text not null',
  ])('so it never contains: %s', async (statement) => {
    expect(await breakingStatements(statement)).toEqual([statement]);
  });

  it.each([
    'alter table quotes add column colour text',
    "alter table quotes add column colour text default 'blue' not null",
    'alter table quotes alter column notes drop not null',
    'create table colours (id uuid primary key not null)',
    'create index colours_index on quotes (colour)',
    'drop index quotes_status_index',
    'alter index quotes_status_index rename to quotes_state_index',
    '-- unused by the release before: it reads "notes" instead.\nalter table quotes drop column note',
  ])('but may contain: %s', async (statement) => {
    expect(await breakingStatements(statement)).toEqual([]);
  });
});
