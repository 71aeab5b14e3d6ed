import { selectAuth, type StateWithAuth } from '@cleaning/auth';
import type { Quote } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { QuoteAnswers } from './quote-answers.ts';
import { type QuoteEditor, type QuoteEditorState, createQuoteEditor } from './quote-editor.ts';
import { isGone } from '../../../shared/errors/api-errors.ts';
import { useDrafts } from '../../../shared/drafts/use-drafts.tsx';
import { useCloseGuard } from '../../../shared/forms/leave-guard.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/**
 * An editor for a draft that saves itself while the form is open. Answers that cannot be saved when
 * the form closes are kept as a draft for the same user's next visit.
 */
export function useQuoteEditor(quote: Quote): [QuoteEditorState, QuoteEditor] {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.update(quote.id));
  const drafts = useDrafts();
  const draftName = unsavedAnswersName(quote.id);
  const store = useStore<StateWithAuth>();
  const [editor] = useState(() =>
    createQuoteEditor({
      quote,
      answers: drafts.get(draftName) as QuoteAnswers | undefined,
      update: (request) => mutateAsync(request),
    }),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getState);

  useEffect(() => {
    const saveUnsaved = async () => {
      await editor.save();
      if (!editor.getState().hasUnsaved) drafts.remove(draftName);
    };
    editor.start();
    return () => {
      editor.stop();
      const { answers, hasUnsaved, failure } = editor.getState();
      // The draft was deleted, so it cannot be opened again.
      if (isGone(failure)) return;
      if (!hasUnsaved) {
        drafts.remove(draftName);
        return;
      }
      drafts.set(draftName, answers);
      // Without a session the call could only be refused, and refused calls lead to the login page.
      if (selectAuth(store.getState()).isAuthenticated) void saveUnsaved();
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

/** The name under which the answers of a quote are kept that could not be saved. */
export const unsavedAnswersName = (quoteId: string): string => `answers of quote ${quoteId}`;
