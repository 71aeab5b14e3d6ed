import { type RefObject, useMemo, useRef } from 'react';
import type { Shortcut } from './shortcut-register.ts';
import { useShortcuts } from './use-shortcuts.tsx';

/**
 * Keyboard navigation between the rows of a page: J and K go to the next and previous row, X
 * selects, Shift+X selects up to here, S opens the next step. Enter opens the row, because the
 * focus is on its link.
 *
 * A row has `data-row`. It focuses the element with `data-row-open`, otherwise its first link or
 * button. X clicks its checkbox, and S the element with `data-next-step`.
 *
 * @returns a ref for the element that contains the rows.
 */
export function useRowNavigation<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const lastSelected = useRef<Element | null>(null);
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const group = 'In a list';
    const select = () => {
      const row = currentRow(root.current);
      checkboxIn(row)?.click();
      lastSelected.current = row;
    };
    const selectUpToHere = () => {
      const rows = rowsIn(root.current);
      const places = [lastSelected.current, currentRow(root.current)].map((row) =>
        rows.findIndex((other) => other === row),
      );
      const isOn = checkboxIn(lastSelected.current)?.checked ?? true;
      if (places.includes(-1)) return select();
      for (const row of rows.slice(Math.min(...places), Math.max(...places) + 1)) {
        const box = checkboxIn(row);
        if (box !== null && box.checked !== isOn) box.click();
      }
    };
    return [
      { keys: ['J'], group, label: 'Next row', run: () => moveBy(root.current, 1) },
      { keys: ['K'], group, label: 'Previous row', run: () => moveBy(root.current, -1) },
      { keys: ['X'], group, label: 'Select', run: select },
      { keys: ['Shift+X'], group, label: 'Select up to here', run: selectUpToHere },
      {
        keys: ['S'],
        group,
        label: 'Next step for this row',
        run: () =>
          currentRow(root.current)?.querySelector<HTMLElement>('[data-next-step]')?.click(),
      },
    ];
  }, []);
  useShortcuts(shortcuts);
  return root;
}

/** Only visible rows, because a page may render a row once for each screen size. */
const rowsIn = (root: HTMLElement | null): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    // jsdom has no layout and no `checkVisibility`.
    (row) => typeof row.checkVisibility !== 'function' || row.checkVisibility(),
  );

function currentRow(root: HTMLElement | null): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  return root?.contains(row) === true ? row : null;
}

function moveBy(root: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsIn(root);
  const row = currentRow(root);
  const place = row === null ? -1 : rows.indexOf(row);
  const next = place === -1 && step === -1 ? undefined : rows[place + step];
  if (next !== undefined) focusTargetOf(next).focus();
}

function focusTargetOf(row: HTMLElement): HTMLElement {
  if (row.matches('a, button')) return row;
  const target =
    row.querySelector<HTMLElement>('[data-row-open]') ??
    row.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (target !== null) return target;
  row.tabIndex = -1;
  return row;
}

const checkboxIn = (row: Element | null): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? null;
