import { isApiError } from '@cleaning/api-client';
import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useNavigate } from 'react-router-dom';
import { FreeText } from '../detail/answer-text.tsx';
import { conflictRows } from './conflict-rows.ts';
import { type QuoteAnswers, answersOfQuote, toCreateRequest } from './quote-answers.ts';
import { type QuoteEditor, type QuoteEditorState } from './quote-editor.ts';
import styles from './quote-form.module.css';
import type { EditorStepId } from './editor-steps.ts';
import { keepUnsavedAnswers } from './use-quote-editor.ts';
import { useSend } from '#kit/api/use-send.ts';
import { useDrafts } from '#kit/drafts/use-drafts.tsx';
import { errorMessage, isMissing } from '#kit/errors/api-errors.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { quotePath, quoteEditPath } from '../../quote-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface SaveNoticeProps {
  state: QuoteEditorState;
  editor: QuoteEditor;
  step: EditorStepId;
}

/** Why the draft is not saved, and what to do. Renders nothing without a problem. */
export function SaveNotice({ state, editor, step }: SaveNoticeProps) {
  const { conflict, failure, quote, answers, isSaving, willRetry } = state;
  const closed = closedQuote(state);
  if (closed !== null) {
    return (
      <>
        <NoLongerDraft id={quote.id} />
        <UnsavedAnswers quote={closed} answers={answers} />
      </>
    );
  }
  if (conflict !== null || failure === null) return null;
  if (isMissing(failure)) return <DeletedDraft answers={answers} step={step} />;
  return (
    <Alert
      tone={willRetry ? 'warning' : 'danger'}
      title={willRetry ? 'Not saved, we will try again' : 'Not saved yet'}
      live
    >
      <p>{errorMessage(failure)} What you typed is still here.</p>
      <div className={styles['choices']}>
        <Button
          variant="outline"
          size="sm"
          busy={isSaving}
          busyLabel="Saving"
          onClick={() => void editor.save()}
        >
          Try now
        </Button>
      </div>
    </Alert>
  );
}

/** The latest known version of a quote that can no longer be edited here; null while it can be. */
function closedQuote({ conflict, failure, quote }: QuoteEditorState) {
  if (conflict !== null) return isEditableByClient(conflict) ? null : conflict;
  return isApiError(failure) && failure.code === 'invalid_transition' ? quote : null;
}

/** Shown when the quote was sent, cancelled or answered meanwhile. */
export function NoLongerDraft({ id }: { id: string }) {
  return (
    <Alert tone="warning" title="This quote is not a draft any more" live>
      <p>
        It cannot be changed here. <Link href={quotePath(id)}>See the quote</Link> for where it
        stands.
      </p>
    </Alert>
  );
}

interface DeletedDraftProps {
  answers: QuoteAnswers;
  step: EditorStepId;
}

/** Shown when the draft was deleted meanwhile. The answers can be saved as a new draft. */
function DeletedDraft({ answers, step }: DeletedDraftProps) {
  const api = useApi();
  const send = useSend(api.createQuote.mutation());
  const drafts = useDrafts();
  const navigate = useNavigate();
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const quote = await send(toCreateRequest(answers));
    // Keep invalid answers too, such as half a postcode.
    keepUnsavedAnswers(drafts, { answers, quote });
    await navigate(quoteEditPath(quote.id, step), { replace: true });
  });

  return (
    <Alert tone="warning" title="This draft was deleted" live>
      <p>
        {error === null ? '' : `${errorMessage(error)} `}What you typed is still here. You can save
        it as a new draft.
      </p>
      <div className={styles['choices']}>
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          busyLabel="Saving"
          onClick={() => void submit()}
        >
          Save as a new draft
        </Button>
      </div>
    </Alert>
  );
}

/** Typed answers that are not in the quote, to read and copy. Renders nothing without any. */
function UnsavedAnswers({ quote, answers }: { quote: Quote; answers: QuoteAnswers }) {
  const remote = answersOfQuote(quote);
  const rows = conflictRows({ local: answers, remote, base: remote });
  if (rows.length === 0) return null;
  return (
    <Card title="What you typed that is not in it">
      <SummaryList
        rows={rows.map(({ label, local }) => ({ label, value: <FreeText text={local} /> }))}
      />
    </Card>
  );
}
