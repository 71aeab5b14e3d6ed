import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { formatInstant } from '@cleaning/pricing';
import { isApiError } from '@cleaning/api-client';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { errorMessage } from '../../../shared/portal-api/index.ts';
import { quotePath } from '../../../shared/quotes/index.ts';
import type { QuoteEditor, QuoteEditorState } from '../model/quote-editor.ts';
import styles from './quote-form.module.css';

export interface SaveNoticeProps {
  state: QuoteEditorState;
  editor: QuoteEditor;
}

/** What stands in the way of saving, and what to do about it. Nothing while all is well. */
export function SaveNotice({ state, editor }: SaveNoticeProps) {
  const { conflict, failure, quote, isSaving } = state;
  if (conflict !== null && !isEditableByClient(conflict)) return <NoLongerDraft id={quote.id} />;
  if (conflict !== null) {
    return (
      <Alert tone="warning" title="This quote was changed somewhere else" live>
        <p>
          It was saved at {formatInstant(conflict.updated_at, 'date-time')}, perhaps in another
          window. What you typed is still here.
        </p>
        <div className={styles['choices']}>
          <Button variant="outline" size="sm" onClick={() => void editor.keepMine()}>
            Keep my answers
          </Button>
          <Button variant="outline" size="sm" onClick={editor.takeCurrent}>
            Load the current quote
          </Button>
        </div>
      </Alert>
    );
  }
  if (isApiError(failure) && failure.code === 'invalid_transition') {
    return <NoLongerDraft id={quote.id} />;
  }
  if (failure === null) return null;
  return (
    <Alert tone="danger" title="Not saved yet" live>
      <p>{errorMessage(failure)} What you typed is still here.</p>
      <div className={styles['choices']}>
        <Button
          variant="outline"
          size="sm"
          busy={isSaving}
          busyLabel="Saving"
          onClick={() => void editor.save()}
        >
          Try again
        </Button>
      </div>
    </Alert>
  );
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
