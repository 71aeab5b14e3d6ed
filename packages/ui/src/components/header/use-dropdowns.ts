import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on a menu before it opens, in milliseconds. */
export const HOVER_OPEN_MS = 140;
/** How long a menu stays after the pointer has left it, in milliseconds. */
export const HOVER_CLOSE_MS = 220;

export interface Dropdowns {
  openId: string | null;
  /** Handles a click: opens the menu, keeps open what the pointer opened, or closes. */
  press: (id: string) => void;
  open: (id: string) => void;
  close: () => void;
  enter: (id: string) => void;
  leave: () => void;
}

interface OpenMenu {
  id: string;
  /** The page on which it was opened; a change of page closes it. */
  path: string;
  pressed: boolean;
}

/**
 * Which dropdown of the header is open, at most one. A change of page, a click outside and Escape
 * close it.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>, path: string): Dropdowns {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (menu !== null && menu.path !== path) setMenu(null);
  const openId = menu?.path === path ? menu.id : null;

  const stopTimer = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    stopTimer();
    setMenu(null);
  }, [stopTimer]);

  useEffect(() => stopTimer, [stopTimer]);

  // Until now CSS opened the menus. A menu that is open stays open, and from here on state controls
  // it.
  useEffect(() => {
    const header = root.current;
    if (header === null || header.hasAttribute('data-ready')) return;
    // Only CSS knows what is under the pointer.
    const used = header.querySelector<HTMLElement>('[data-menu]:is(:hover, :focus-within)');
    const id = used?.dataset['menu'];
    header.setAttribute('data-ready', '');
    // Only the browser knows what was in use: there is nothing to derive it from while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (id !== undefined) setMenu({ id, path, pressed: false });
  }, [root, path]);

  useEffect(() => {
    if (openId === null) return undefined;
    // Each menu is a component of its own. CSS opens it by the same attribute.
    const findMenu = () => root.current?.querySelector(`[data-menu="${openId}"]`);

    function closeFromOutside(event: Event) {
      if (event.target instanceof Node && findMenu()?.contains(event.target) !== true) close();
    }
    function closeWithEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body;
      if (isFree || findMenu()?.contains(focused) === true) {
        findMenu()?.querySelector('button')?.focus();
      }
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeWithEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeWithEscape);
    };
  }, [openId, close, root]);

  const openNow = (id: string, pressed: boolean) => {
    stopTimer();
    setMenu({ id, path, pressed });
  };

  return {
    openId,
    close,
    open: (id) => openNow(id, true),
    press(id) {
      if (openId === id && menu?.pressed === true) close();
      else openNow(id, true);
    },
    enter(id) {
      stopTimer();
      if (openId !== id) timer.current = setTimeout(() => openNow(id, false), HOVER_OPEN_MS);
    },
    leave() {
      stopTimer();
      timer.current = setTimeout(close, HOVER_CLOSE_MS);
    },
  };
}
