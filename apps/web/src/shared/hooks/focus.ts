import { useEffect, useEffectEvent, useRef } from 'react';

/** Moves focus to a heading or a region, so that reading goes on there. It need not take focus by itself. */
export function focusForReading(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves focus to a part of the page and the window to where it can be read: to the top of the page, or,
 * where that would leave the part in the lower half of the window or below, to the part itself.
 */
export function startReadingAt(element: HTMLElement | null): void {
  if (element === null) return;
  focusForReading(element);
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (element.getBoundingClientRect().bottom <= window.innerHeight / 2) return;
  element.scrollIntoView({ behavior: 'instant', block: 'start' });
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

/**
 * Keeps focus near a button that goes away with what it was pressed for, such as Try again.
 *
 * @param change another value whenever that part of the page is another one.
 * @returns to be called when the button is pressed.
 */
export function useFocusNearby(change: unknown): () => void {
  const around = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!isFocusLost()) return;
    focusForReading(around.current.find((element) => element.isConnected));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another drawing is what counts
  }, [change]);

  return () => {
    around.current = [];
    let element = document.activeElement?.parentElement ?? null;
    while (element !== null && element !== document.body) {
      around.current.push(element);
      element = element.parentElement;
    }
  };
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
