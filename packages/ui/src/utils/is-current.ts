/** Whether a link leads to the page that is shown. */
export function isCurrentPage(currentPath: string, href: string): boolean {
  return currentPath === href;
}

/** Whether a link leads to the page that is shown, or to the section it is in. */
export function isCurrentSection(currentPath: string, href: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
