import { type RefObject, useEffect, useRef } from 'react';

/** A link that leaves the page, not one that opens a dialog over it. */
const CHOICE = 'a:not([aria-haspopup="dialog"])';

/**
 * The details element of the menu, which closes on a change of page, on a choice, with Escape, and
 * when the focus leaves the header, because its panel covers the page.
 */
export function useClosingDetails(currentPath: string): RefObject<HTMLDetailsElement | null> {
  const root = useRef<HTMLDetailsElement>(null);
  const lastPath = useRef(currentPath);

  useEffect(() => {
    if (lastPath.current === currentPath) return;
    lastPath.current = currentPath;
    if (root.current !== null) closeWithInnerMenus(root.current);
  }, [currentPath]);

  useEffect(() => {
    const menu = root.current;
    const header = menu?.closest('header');
    if (!menu || !header) return undefined;

    function closeOnChoice(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      if (menu && event.target.closest(CHOICE)) closeWithInnerMenus(menu);
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (!menu?.open || event.key !== 'Escape') return;
      menu.open = false;
      // The control of a details element, as HTML has it.
      menu.querySelector('summary')?.focus();
    }
    function closeFromOutside({ target, relatedTarget }: FocusEvent) {
      if (!menu || !(target instanceof Element) || header?.contains(target)) return;
      // A dialog that the menu opened returns the focus to what opened it, such as Logout.
      const isOpenedHere = relatedTarget instanceof Node && menu.contains(relatedTarget);
      if (!isOpenedHere || target.closest('dialog') === null) menu.open = false;
    }
    menu.addEventListener('click', closeOnChoice);
    menu.addEventListener('keydown', closeWithEscape);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      menu.removeEventListener('click', closeOnChoice);
      menu.removeEventListener('keydown', closeWithEscape);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  return root;
}

/** On the next page, the menu opens as it did at first. */
function closeWithInnerMenus(menu: HTMLDetailsElement): void {
  for (const each of [menu, ...menu.querySelectorAll('details')]) each.open = false;
}
