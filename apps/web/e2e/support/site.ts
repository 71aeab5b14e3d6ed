import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Site {
  readonly pages: Readonly<Record<string, string>>;
  readonly appPaths: readonly string[];
}

/** What the build says there is: a new page is covered by the tests that walk it without being listed. */
export const site = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/site.json'), 'utf8'),
) as Site;
