import type { Message } from '@cleaning/contract';
import { useReaderSide } from './use-reader-side.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as being there, in pixels. */
const NEAR_PX = 48;

/**
 * The element that scrolls a conversation: the log itself where it has its own scrollbar, otherwise
 * the page.
 */
function scrollerOf(log: HTMLElement): HTMLElement {
  const { overflowY } = getComputedStyle(log);
  const isOwn = overflowY === 'auto' || overflowY === 'scroll';
  return isOwn ? log : document.documentElement;
}

/** Distance in pixels from the top of the view to the end. Unchanged when earlier messages are added. */
function heightToEnd({ scrollHeight, scrollTop }: HTMLElement): number {
  return scrollHeight - scrollTop;
}

/** Whether the latest message is in view. */
function isNearEnd(scroller: HTMLElement): boolean {
  return heightToEnd(scroller) - scroller.clientHeight <= NEAR_PX;
}

function goToEnd(scroller: HTMLElement): void {
  goTo(scroller, scroller.scrollHeight);
}

/** Scrolls instantly: with smooth scrolling the next measurement would be wrong. */
function goTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTo({ top, behavior: 'instant' });
}

export interface LogScroll {
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
  /** How many messages of the other side arrived since then. */
  readonly newCount: number;
  readonly showEnd: () => void;
}

/**
 * Keeps the scroll position of a conversation: it opens at the first unread message or at the end; earlier
 * messages appear above the position; later ones scroll only a reader who is at the end.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  firstNew: RefObject<HTMLElement | null>,
): LogScroll {
  const reader = useReaderSide();
  // Until measured, the reader counts as not at the end.
  const [isAtEnd, setAtEnd] = useState(false);
  const lastId = messages.at(-1)?.id;
  const [seenId, setSeenId] = useState(lastId);
  const place = useRef({ isAtEnd: true, toEnd: 0 });
  const shown = useRef<{ first: string | undefined; last: string | undefined } | null>(null);

  if (isAtEnd && seenId !== lastId) setSeenId(lastId);

  useEffect(() => {
    const note = () => {
      if (log.current === null) return;
      const scroller = scrollerOf(log.current);
      place.current = { isAtEnd: isNearEnd(scroller), toEnd: heightToEnd(scroller) };
      setAtEnd(place.current.isAtEnd);
    };
    const element = log.current;
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
    if (log.current === null) return;
    const scroller = scrollerOf(log.current);
    const before = shown.current;
    shown.current = { first, last: lastId };
    if (before === null) {
      goToEnd(scroller);
      firstNew.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    } else if (before.last !== lastId && (place.current.isAtEnd || isLastMine)) {
      goToEnd(scroller);
    } else if (before.first !== first) {
      goTo(scroller, scroller.scrollHeight - place.current.toEnd);
    }
    place.current = { isAtEnd: isNearEnd(scroller), toEnd: heightToEnd(scroller) };
    setAtEnd(place.current.isAtEnd);
  }, [log, firstNew, first, lastId, isLastMine]);

  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  return {
    isAtEnd,
    newCount: messages.slice(seenIndex + 1).filter(({ side }) => side !== reader).length,
    showEnd() {
      if (log.current !== null) goToEnd(scrollerOf(log.current));
    },
  };
}
