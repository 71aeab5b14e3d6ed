import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnce } from '../../../shared/once/index.ts';
import { useDrafts } from '../../../shared/drafts/use-drafts.tsx';
import { errorMessage, usePortalApi } from '../../../shared/portal-api/index.ts';
import { createDraftKey } from '../../../shared/quote-draft/index.ts';
import { quoteEditPath } from '../../../shared/quotes/index.ts';
import type { QuoteAnswers } from '../model/quote-answers.ts';
import type { QuoteStepId } from '../model/quote-steps.ts';
import { createRequestOf } from '../model/unsaved-changes.ts';
import { unsavedAnswersName } from './use-quote-editor.ts';
import styles from './quote-form.module.css';

export interface DraftGoneProps {
  answers: QuoteAnswers;
  step: QuoteStepId;
}

/** The draft was deleted under the form. What was typed can become a draft again. */
export function DraftGone({ answers, step }: DraftGoneProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.quotes.create());
  const drafts = useDrafts();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(createDraftKey);
  const { run, isBusy } = useOnce(async () => {
    try {
      const quote = await mutateAsync({ body: createRequestOf(answers), idempotencyKey });
      // What cannot be saved yet, such as half a postcode, comes along.
      drafts.set(unsavedAnswersName(quote.id), answers);
      await navigate(quoteEditPath(quote.id, step), { replace: true });
      return true;
    } catch {
      // The mutation keeps the error, which is shown.
      return false;
    }
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
          onClick={() => void run()}
        >
          Save as a new draft
        </Button>
      </div>
    </Alert>
  );
}
