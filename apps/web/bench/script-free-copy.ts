import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../scripts/lib/compress-folder.ts';
import { DIST } from '../scripts/lib/paths.ts';
import { readSite } from '../scripts/lib/read-site.ts';

const SCRIPT = /<script type="module"[^>]*><\/script>/g;

/** The built site again, with no script in any public page. Data for search engines stays. */
export async function scriptFreeCopy(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-without-scripts-'));
  await cp(DIST, folder, { recursive: true });
  const { pageFiles } = await readSite();
  for (const file of pageFiles) {
    const page = await readFile(join(folder, file), 'utf8');
    const without = page.replace(SCRIPT, '');
    if (without === page) {
      throw new Error(`${file} has no script to leave out, so there is nothing to compare.`);
    }
    await writeFile(join(folder, file), without);
  }
  await compressFolder(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
