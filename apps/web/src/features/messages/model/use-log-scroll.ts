import type { Message } from '@cleaning/contract';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { goTo, goToEnd, heightToEnd, isNearEnd, scrollerOf } from './scroller.ts';

export interface LogScroll {
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
  /** How many messages from us came since it was. */
  readonly newCount: number;
  readonly showEnd: () => void;
}

/**
 * Keeps a reader's place in a conversation: it opens at what is new, or else at its end; earlier
 * messages appear above the place; later ones move a reader who is at the end, and nobody else.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  firstNew: RefObject<HTMLElement | null>,
): LogScroll {
  // Until it is known where the reader is, they are not at the end.
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
    newCount: messages.slice(seenIndex + 1).filter(({ side }) => side === 'staff').length,
    showEnd() {
      if (log.current !== null) goToEnd(scrollerOf(log.current));
    },
  };
}
