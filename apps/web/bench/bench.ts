/**
 * `npm run bench:web`: every public page of the built site, then the portal, each on a slow phone and
 * beside a baseline of the same run. Name what to measure to measure only that, the portal as "portal":
 * `npm run bench:web -- -- / /quote`, `npm run bench:web -- -- portal`.
 */
import { DIST } from '../scripts/lib/paths.ts';
import { benchPages } from './bench-pages.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchPortal } from './portal/bench-portal.ts';
import { serveSite } from './serve-site.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 8111);
const PORTAL = 'portal';

const chosen = process.argv.slice(2);
const paths = chosen.filter((name) => name !== PORTAL);

const site = await serveSite(DIST, PORT);
try {
  if (chosen.length === 0 || paths.length > 0) {
    await benchPages(site.url, paths);
    await benchFirstVisit(site.url, paths);
  }
  if (chosen.length === 0 || chosen.includes(PORTAL)) await benchPortal(site.url);
} finally {
  await site.stop();
}
