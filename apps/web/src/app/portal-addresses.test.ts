import { isPrivatePath, PORTAL_HOMES, SITE_PATHS } from '@cleaning/contract/routes';
import { describe, expect, it } from 'vitest';
import { clientPages } from './client-routes.tsx';
import { teamPages } from './team-routes.tsx';

const AREAS = [
  ['client', '/clients/', PORTAL_HOMES.clientPortal],
  ['staff', '/staff/', PORTAL_HOMES.staffPortal],
  ['office', '/staff/', '/staff/portal/quotes'],
  ['admin', '/admin/', PORTAL_HOMES.adminPortal],
] as const;
const listPaths = (side: (typeof AREAS)[number][0]) =>
  (side === 'client' ? clientPages : teamPages(side)).map(({ path = '' }) => path);
const all = AREAS.flatMap(([side]) => listPaths(side));

describe('the addresses of the portals', () => {
  it('are all different, rooted, and without a slash at the end', () => {
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(path).toMatch(/^(?:\/[a-z-]+|\/:id)+$/u);
  });

  it.each(AREAS)('of %s are below %s, which visitors cannot open, %s too', (side, root, known) => {
    const paths = listPaths(side);
    expect(paths).toContain(known);
    for (const path of paths) expect(path.startsWith(root) && isPrivatePath(path)).toBe(true);
  });

  it('have a page for each private address that others than the site know', () => {
    const known = Object.values(SITE_PATHS).filter((path) =>
      AREAS.some(([, root]) => path.startsWith(root)),
    );
    expect(all).toEqual(expect.arrayContaining(known));
  });
});
