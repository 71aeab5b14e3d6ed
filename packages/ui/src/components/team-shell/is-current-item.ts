import { isCurrentPage, isCurrentSection } from '../../utils/is-current.ts';
import type { TeamItem } from './team-shell-types.ts';

/**
 * Whether an item of the navigation leads to the page that is shown, or to the section it is in. The
 * home of a portal is the start of every address in it, so only its own page is it.
 */
export function isCurrentItem(currentPath: string, item: TeamItem, home: string): boolean {
  return item.href === home
    ? isCurrentPage(currentPath, item.href)
    : [item.href, ...(item.alsoUnder ?? [])].some((href) => isCurrentSection(currentPath, href));
}
