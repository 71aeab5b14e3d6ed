/** Whether a link leads to the present page. */
export function isCurrentPage(currentPath: string, href: string): boolean {
  return currentPath === href;
}

/** Whether a link leads to the present page, or to the section that contains it. */
export function isCurrentSection(currentPath: string, href: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}

/** Whether one of a menu's links leads to the present page, or to a section that contains it. */
export function isCurrentMenu(currentPath: string, items: readonly { href: string }[]): boolean {
  return items.some(({ href }) => href.split('#')[0] === currentPath);
}
