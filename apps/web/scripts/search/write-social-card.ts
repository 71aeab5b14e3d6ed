import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { socialCard } from './social-card.ts';

/** Draws the picture of a page into a built site, and gives its address within the site. */
export async function writeSocialCard(
  folder: string,
  page: { readonly name: string; readonly title: string },
): Promise<string> {
  const picture = await socialCard(page.title);
  // Sites that show links keep a picture by its address, so a new picture needs a new one.
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
  const path = `/assets/card-${page.name}-${hash}.png`;
  await writeFile(join(folder, path), picture);
  return path;
}
