import { type RefObject, useEffect, useRef } from 'react';

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
    if (root.current !== null) root.current.open = false;
  }, [currentPath]);

  useEffect(() => {
    const menu = root.current;
    const header = menu?.closest('header');
    if (!menu || !header) return undefined;

    function closeOnChoice(event: MouseEvent) {
      if (menu && event.target instanceof Element && event.target.closest('a')) menu.open = false;
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (!menu?.open || event.key !== 'Escape') return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    function closeFromOutside(event: FocusEvent) {
      if (menu && event.target instanceof Node && !header?.contains(event.target))
        menu.open = false;
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
