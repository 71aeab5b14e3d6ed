import { selectAuth, type StateWithAuth } from '@cleaning/auth';
import type { Quote } from '@cleaning/contract/quotes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { QuoteAnswers } from './quote-answers.ts';
import { type QuoteEditor, type QuoteEditorState, createQuoteEditor } from './quote-editor.ts';
import { isMissing } from '#kit/errors/api-errors.ts';
import { type Drafts, useDrafts } from '#kit/drafts/use-drafts.tsx';
import { useCloseGuard } from '#kit/forms/leave-guard.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * An editor that saves a draft while its form is open. When the form closes, answers that cannot be
 * saved are stored as a draft for this user's next visit.
 */
export function useQuoteEditor(quote: Quote): [QuoteEditorState, QuoteEditor] {
  const api = useApi();
  const { mutateAsync } = useMutation(api.updateQuote.mutation({ id: quote.id }));
  const drafts = useDrafts();
  const draftName = unsavedAnswersName(quote.id);
  const store = useStore<StateWithAuth>();
  const [editor] = useState(() => {
    const kept = drafts.get(draftName) as UnsavedAnswers | undefined;
    // A quote that was saved elsewhere since then is not what the answers were given over.
    const isOver = kept !== undefined && kept.quote.version !== quote.version;
    return createQuoteEditor({
      quote: isOver ? kept.quote : quote,
      answers: kept?.answers,
      update: (request) => mutateAsync(request),
    });
  });
  const state = useSyncExternalStore(editor.subscribe, editor.getState);

  useEffect(() => {
    const keepUnsaved = () => {
      const { answers, quote: saved, hasUnsaved } = editor.getState();
      if (hasUnsaved) keepUnsavedAnswers(drafts, { answers, quote: saved });
      else drafts.remove(draftName);
    };
    const saveUnsaved = async () => {
      await editor.save();
      keepUnsaved();
    };
    editor.start();
    return () => {
      editor.stop();
      const { hasUnsaved, failure } = editor.getState();
      // A deleted draft cannot be opened again, so its answers are not stored.
      if (isMissing(failure)) return;
      keepUnsaved();
      // Without a session the call would be refused, and a refused call redirects to the login
      // page.
      if (hasUnsaved && selectAuth(store.getState()).isAuthenticated) void saveUnsaved();
    };
  }, [editor, store, drafts, draftName]);

  useCloseGuard(state.hasUnsaved);
  useEffect(() => {
    if (!state.hasUnsaved) return undefined;
    const save = () => void editor.save();
    // The browser asks before it closes the page, and the save is sent meanwhile.
    window.addEventListener('beforeunload', save);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [state.hasUnsaved, editor]);

  return [state, editor];
}

interface UnsavedAnswers {
  readonly answers: QuoteAnswers;
  /** The quote that they were given over. */
  readonly quote: Quote;
}

const unsavedAnswersName = (quoteId: string): string => `answers of quote ${quoteId}`;

/** Keeps answers that are not in their quote for the next time that it is edited. */
export const keepUnsavedAnswers = (drafts: Drafts, unsaved: UnsavedAnswers): void =>
  drafts.set(unsavedAnswersName(unsaved.quote.id), unsaved);
