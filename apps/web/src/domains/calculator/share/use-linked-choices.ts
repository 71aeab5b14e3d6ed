import { sydneyDateOf } from '@cleaning/pricing';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { draftReplaced, selectQuoteDraft } from '../quote-draft/quote-draft-slice.ts';
import { emptyDraft } from '../quote-draft/quote-draft.ts';
import type { QuoteDraft } from '../quote-draft/quote-draft.ts';
import { choicesAfterLink, choicesQuery, withChoices } from './linked-choices.ts';

/**
 * Keeps the answers and the address the same. The answers of a link come in when the page opens
 * and when a link on it is followed; from then on every answer is written to the address, which
 * can be bookmarked or shared.
 */
export function useLinkedChoices(): void {
  const store = useStore<{ readonly quoteDraft: QuoteDraft }>();
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const followedKey = useRef<string | null>(null);

  useEffect(() => {
    // Back navigation within the page, such as from an error link, must not undo answers.
    const isLink = followedKey.current === null || navigationType !== NavigationType.Pop;
    if (isLink && followedKey.current !== key) {
      const current = selectQuoteDraft(store.getState());
      const today = sydneyDateOf(new Date());
      const linked = choicesAfterLink(current, new URLSearchParams(search), today);
      if (choicesQuery(linked) !== choicesQuery(current)) {
        // A shared price becomes another draft, with another idempotency key.
        store.dispatch(draftReplaced({ ...linked, key: emptyDraft().key }));
      }
    }
    followedKey.current = key;
    writeToAddress(selectQuoteDraft(store.getState()));
  }, [key, navigationType, search, store]);

  useEffect(
    () => store.subscribe(() => writeToAddress(selectQuoteDraft(store.getState()))),
    [store],
  );
}

/** Bypasses the router, so that nothing re-renders or scrolls. */
function writeToAddress(draft: QuoteDraft): void {
  const { pathname, search, hash } = window.location;
  const query = withChoices(new URLSearchParams(search), draft);
  const address = `${pathname}${query === '' ? '' : '?'}${query}${hash}`;
  if (address !== `${pathname}${search}${hash}`) {
    try {
      window.history.replaceState(window.history.state, '', address);
    } catch {
      // Safari limits the rate of calls. The next answer updates the address.
    }
  }
}
