import { useEffect, useEffectEvent, useRef } from 'react';

/** Moves focus to a heading or a region, so that reading goes on there. It need not take focus by itself. */
export function focusForReading(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Reading goes on at the page's heading. */
export function focusHeading(): void {
  focusForReading(document.querySelector<HTMLElement>('h1'));
}

/** As a `ref`: an element takes focus as soon as it is there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Once a dialog has closed: calls `focus` when the control that had focus before is gone. */
export function focusIfLost(focus: () => void): void {
  setTimeout(() => {
    if (isFocusLost()) focus();
  });
}

export interface FocusAfterChangeOptions {
  /** Only when the control that had focus went with the change. */
  readonly onlyIfLost?: boolean;
}

/**
 * Moves focus after something changed, but not when the component appears.
 *
 * @param focus is given the value before the change.
 */
export function useFocusAfterChange<Value>(
  value: Value,
  focus: (before: Value) => void,
  { onlyIfLost = false }: FocusAfterChangeOptions = {},
): void {
  const known = useRef(value);
  const follow = useEffectEvent((before: Value) => {
    if (!onlyIfLost || isFocusLost()) focus(before);
  });
  useEffect(() => {
    const before = known.current;
    if (before === value) return;
    known.current = value;
    follow(before);
  }, [value]);
}
