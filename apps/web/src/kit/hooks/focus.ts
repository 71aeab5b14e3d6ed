import { ancestorsOf, findNearest } from '@cleaning/ui/focus-nearest';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Focuses a heading or region for reading, even if it is not focusable by itself. */
export function focusForReading(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses a part of the page and scrolls so that it can be read: to the top of the page, or to the
 * part itself if it would otherwise be in the lower half of the window or below.
 */
export function startReadingAt(element: HTMLElement | null): void {
  if (element === null) return;
  focusForReading(element);
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (element.getBoundingClientRect().bottom <= window.innerHeight / 2) return;
  element.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** The heading of the page, whichever page it is and wherever it draws its heading. */
export const findHeading = (): HTMLElement | null => document.querySelector('h1');

/** Focuses the page's heading. */
export function focusHeading(): void {
  focusForReading(findHeading());
}

/** A `ref` callback that focuses an element when it mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * After a dialog has closed, calls `focus` if the control that had the focus before no longer
 * exists.
 */
export function focusIfLost(focus: () => void): void {
  setTimeout(() => {
    if (isFocusLost()) focus();
  });
}

/**
 * Remembers where the focus is, for example in a row that a command removes.
 *
 * @returns a function that focuses what is left around that place.
 */
export function rememberPlace(): () => void {
  const around = ancestorsOf(document.activeElement);
  return () => focusForReading(findNearest(around));
}

/**
 * Keeps the focus nearby when a pressed button disappears, such as "Try again".
 *
 * @param change a value that changes when that part of the page does.
 * @returns a function to call when the button is pressed.
 */
export function useFocusNearby(change: unknown): () => void {
  const focusNearby = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isFocusLost()) focusNearby.current?.();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another drawing is what counts
  }, [change]);

  return () => {
    focusNearby.current = rememberPlace();
  };
}

export interface FocusAfterChangeOptions {
  /** Only if the focused control disappeared with the change. */
  readonly onlyIfLost?: boolean;
}

/**
 * Moves the focus after a value changes, but not on mount.
 *
 * @param focus receives the previous value.
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
