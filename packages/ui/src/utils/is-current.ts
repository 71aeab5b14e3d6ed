/** Whether a link leads to the page that is shown. */
export function isCurrentPage(currentPath: string, href: string): boolean {
  return currentPath === href;
}

/** Whether a link leads to the page that is shown, or to the section it is in. */
export function isCurrentSection(currentPath: string, href: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}

/** Whether one of the links of a menu leads to the page that is shown, or to a part of it. */
export function isCurrentMenu(currentPath: string, items: readonly { href: string }[]): boolean {
  return items.some(({ href }) => href.split('#')[0] === currentPath);
}
