import { isApiError } from '@cleaning/api-client';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { quotePath } from '../../../shared/lib/paths.ts';
import type { QuoteEditor, QuoteEditorState } from '../model/quote-editor.ts';
import type { QuoteStepId } from '../model/quote-steps.ts';
import { isGone } from '../model/save-failure.ts';
import { DraftGone } from './draft-gone.tsx';
import { LeftBehind } from './left-behind.tsx';
import styles from './quote-form.module.css';

export interface SaveNoticeProps {
  state: QuoteEditorState;
  editor: QuoteEditor;
  step: QuoteStepId;
}

/** What stands in the way of saving, and what to do about it. Nothing while all is well. */
export function SaveNotice({ state, editor, step }: SaveNoticeProps) {
  const { conflict, failure, quote, answers, isSaving, willRetry } = state;
  const closed = closedQuote(state);
  if (closed !== null) {
    return (
      <>
        <NoLongerDraft id={quote.id} />
        <LeftBehind quote={closed} answers={answers} />
      </>
    );
  }
  if (conflict !== null || failure === null) return null;
  if (isGone(failure)) return <DraftGone answers={answers} step={step} />;
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

/** The quote as far as it is known, once it can no longer be changed here. */
function closedQuote({ conflict, failure, quote }: QuoteEditorState) {
  if (conflict !== null) return isEditableByClient(conflict) ? null : conflict;
  return isApiError(failure) && failure.code === 'invalid_transition' ? quote : null;
}

/** The quote was sent, cancelled or answered meanwhile. */
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
