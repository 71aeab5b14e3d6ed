import { isCurrentPage, isCurrentSection } from '../../utils/is-current.ts';
import type { TeamItem } from './team-shell-types.ts';

/**
 * Whether a navigation item leads to the present page or its section. Every address of a portal
 * begins with the portal's home path, so the home item matches only its own page.
 */
export function isCurrentItem(currentPath: string, item: TeamItem, home: string): boolean {
  return item.href === home
    ? isCurrentPage(currentPath, item.href)
    : [item.href, ...(item.alsoUnder ?? [])].some((href) => isCurrentSection(currentPath, href));
}
