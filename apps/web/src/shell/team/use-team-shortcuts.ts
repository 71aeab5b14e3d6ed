import type { TeamItem, TeamNewItem } from '@cleaning/ui/team-shell';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';

interface TeamShortcuts {
  readonly items: readonly TeamItem[];
  readonly newItems?: readonly TeamNewItem[];
  readonly onShowShortcuts: () => void;
  readonly onSearch: () => void;
}

/**
 * Keyboard shortcuts that open the pages of the navigation, start something new, and focus the
 * search.
 */
export function useTeamShortcuts({
  items,
  newItems = NONE,
  onShowShortcuts,
  onSearch,
}: TeamShortcuts): void {
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const leadingTo =
      (group: Shortcut['group']) =>
      ({ label, href, keys }: TeamItem | TeamNewItem): Shortcut[] =>
        keys === undefined ? [] : [{ keys, group, label, run: () => void navigate(href) }];
    return [
      { keys: ['Ctrl+K'], group: 'Anywhere', label: 'Search or do something', run: onSearch },
      { keys: ['?'], group: 'Anywhere', label: 'This list', run: onShowShortcuts },
      { keys: ['Escape'], group: 'Anywhere', label: 'Close or go back', run: goBack },
      { keys: ['/'], group: 'Anywhere', label: 'Search in this list', run: focusSearch },
      ...items.flatMap(leadingTo('Go to')),
      ...newItems.flatMap(leadingTo('New')),
    ];
  }, [items, newItems, navigate, onShowShortcuts, onSearch]);
  useShortcuts(shortcuts);
}

const NONE: readonly TeamNewItem[] = [];

function focusSearch(): void {
  // The frame does not know which page it holds; the first search on it is meant.
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}

const OPEN_MENU = '[data-menu] [aria-expanded="true"], [data-mobile-menu][open]';

/**
 * Goes to the list that a page belongs to. While a menu is open, the key closes the menu instead.
 */
function goBack(): void {
  // Any menu of the frame or of the page.
  if (document.querySelector(OPEN_MENU) !== null) return;
  // The link of the page’s own head, with what the page does when it is left.
  document.querySelector<HTMLElement>('main [data-back]')?.click();
}
