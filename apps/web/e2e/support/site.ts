import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Site {
  readonly pages: Readonly<Record<string, string>>;
  readonly accountPages: Readonly<Record<string, string>>;
  readonly appPaths: readonly string[];
}

/**
 * The pages that the build reports, so that tests which visit every page include a new one without
 * being changed.
 */
export const site = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/site.json'), 'utf8'),
) as Site;
