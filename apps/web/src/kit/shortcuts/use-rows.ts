import { findTarget, focusRow, type RegisteredRow, useRowRegister } from '@cleaning/ui/rows';
import { type RefObject, useMemo, useRef } from 'react';
import type { Shortcut } from './shortcut-register.ts';
import { useShortcuts } from './use-shortcuts.tsx';

const group = 'In a list' as const;

/**
 * Keyboard shortcuts for the rows of a page: J and K go to the next and previous row, X selects,
 * Shift+X selects up to here, S takes the next step. Enter opens the row, because the focus is on
 * its link.
 *
 * Tables, lists and cards register their rows with `useRow`. In a row, X presses the control with
 * the target `select`, which a `PickBox` has by itself, and S the one with the target `next`.
 *
 * @returns a ref for the element that contains the rows.
 */
export function useRows<Root extends HTMLElement>(): RefObject<Root | null> {
  const register = useRowRegister();
  const root = useRef<Root>(null);
  const lastSelected = useRef<HTMLElement | null>(null);
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    const rows = () =>
      register.list().filter(({ element }) => root.current?.contains(element) === true);
    const placeOf = (element: HTMLElement | null | undefined) =>
      rows().findIndex((row) => row.element === element);
    const current = (): RegisteredRow | undefined =>
      rows().find(({ element }) => element === register.findFocused()?.element);

    const moveBy = (step: 1 | -1) => {
      const place = placeOf(current()?.element);
      const next = place === -1 && step === -1 ? undefined : rows()[place + step];
      if (next !== undefined) focusRow(next);
    };
    const select = () => {
      const row = current();
      pressTarget(row, 'select');
      lastSelected.current = row?.element ?? null;
    };
    const selectUpToHere = () => {
      const from = placeOf(lastSelected.current);
      const to = placeOf(current()?.element);
      if (from === -1 || to === -1) return select();
      const isOn = checkboxIn(rows()[from])?.checked ?? true;
      for (const row of rows().slice(Math.min(from, to), Math.max(from, to) + 1)) {
        const box = checkboxIn(row);
        if (box !== null && box.checked !== isOn) box.click();
      }
    };
    return [
      { keys: ['J'], group, label: 'Next row', run: () => moveBy(1) },
      { keys: ['K'], group, label: 'Previous row', run: () => moveBy(-1) },
      { keys: ['X'], group, label: 'Select', run: select },
      { keys: ['Shift+X'], group, label: 'Select up to here', run: selectUpToHere },
      {
        keys: ['S'],
        group,
        label: 'Next step for this row',
        run: () => pressTarget(current(), 'next'),
      },
    ];
  }, [register]);
  useShortcuts(shortcuts);
  return root;
}

/** A key of one kind of list, for the row with the focus. */
export interface RowKey extends Pick<Shortcut, 'keys' | 'label'> {
  /** "In a list" by default. */
  readonly group?: Shortcut['group'];
  /** The name of a control in the row, which the key presses; or what the key does. */
  readonly run: string | ((row: RegisteredRow) => void);
}

/** Keyboard shortcuts that act on the row with the focus. They do nothing without one. */
export function useRowKeys(keys: readonly RowKey[]): void {
  const register = useRowRegister();
  const shortcuts = useMemo<readonly Shortcut[]>(
    () =>
      keys.map(({ run, ...key }) => ({
        group,
        ...key,
        run() {
          const row = register.findFocused();
          if (row === null) return;
          if (typeof run === 'string') pressTarget(row, run);
          else run(row);
        },
      })),
    [register, keys],
  );
  useShortcuts(shortcuts);
}

const pressTarget = (row: RegisteredRow | undefined, name: string): void =>
  row && findTarget(row, name)?.click();

function checkboxIn(row: RegisteredRow | undefined): HTMLInputElement | null {
  const box = row && findTarget(row, 'select');
  return box instanceof HTMLInputElement ? box : null;
}
