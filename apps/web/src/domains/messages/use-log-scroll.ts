import type { Message } from '@cleaning/contract/messages';
import { useReaderSide } from './use-reader-side.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as being at the end, in pixels. */
const NEAR_PX = 48;

/**
 * The element that scrolls a conversation: the log if it has its own scrollbar, otherwise the page.
 */
function findScroller(log: HTMLElement): HTMLElement {
  const { overflowY } = getComputedStyle(log);
  const isOwn = overflowY === 'auto' || overflowY === 'scroll';
  return isOwn ? log : document.documentElement;
}

/**
 * The distance in pixels from the top of the view to the end of the log, which does not change when
 * earlier messages are added. If the page scrolls, a footer below the log is not counted.
 */
function heightToEnd(scroller: HTMLElement, log: HTMLElement): number {
  if (scroller === log) return scroller.scrollHeight - scroller.scrollTop;
  return (log.closest('main') ?? log).getBoundingClientRect().bottom;
}

/** Whether the latest message is in view. */
function isNearEnd(scroller: HTMLElement, log: HTMLElement): boolean {
  return heightToEnd(scroller, log) - scroller.clientHeight <= NEAR_PX;
}

function goToEnd(log: HTMLElement): void {
  const scroller = findScroller(log);
  goTo(scroller, scroller.scrollTop + heightToEnd(scroller, log) - scroller.clientHeight);
}

/** Scrolls instantly: with smooth scrolling the next measurement would be wrong. */
function goTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTo({ top, behavior: 'instant' });
}

export interface LogScroll {
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
  /** How many messages of the other side arrived since the user left the end. */
  readonly newCount: number;
  readonly showEnd: () => void;
}

/**
 * Keeps the scroll position of a conversation. It opens at the first unread message or at the end.
 * Earlier messages are added above the position, and new ones scroll only if the user is at the
 * end.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  firstNew: RefObject<HTMLElement | null>,
): LogScroll {
  const reader = useReaderSide();
  // Until measured, the user counts as not at the end.
  const [isAtEnd, setAtEnd] = useState(false);
  const lastId = messages.at(-1)?.id;
  const [seenId, setSeenId] = useState(lastId);
  const place = useRef({ isAtEnd: true, toEnd: 0 });
  const shown = useRef<{ first: string | undefined; last: string | undefined } | null>(null);

  if (isAtEnd && seenId !== lastId) setSeenId(lastId);

  useEffect(() => {
    const element = log.current;
    const note = () => {
      if (element === null) return;
      const scroller = findScroller(element);
      place.current = {
        isAtEnd: isNearEnd(scroller, element),
        toEnd: heightToEnd(scroller, element),
      };
      setAtEnd(place.current.isAtEnd);
    };
    element?.addEventListener('scroll', note, { passive: true });
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', note, { passive: true });
    return () => {
      element?.removeEventListener('scroll', note);
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', note);
    };
  }, [log]);

  const first = messages[0]?.id;
  const isLastMine = messages.at(-1)?.is_mine ?? false;
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const scroller = findScroller(element);
    const before = shown.current;
    shown.current = { first, last: lastId };
    if (before === null) {
      goToEnd(element);
      firstNew.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    } else if (before.last !== lastId && (place.current.isAtEnd || isLastMine)) {
      goToEnd(element);
    } else if (before.first !== first) {
      const added = heightToEnd(scroller, element) - place.current.toEnd;
      goTo(scroller, scroller.scrollTop + added);
    }
    place.current = {
      isAtEnd: isNearEnd(scroller, element),
      toEnd: heightToEnd(scroller, element),
    };
    setAtEnd(place.current.isAtEnd);
  }, [log, firstNew, first, lastId, isLastMine]);

  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  return {
    isAtEnd,
    newCount: messages.slice(seenIndex + 1).filter(({ side }) => side !== reader).length,
    showEnd() {
      if (log.current !== null) goToEnd(log.current);
    },
  };
}
