import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { useDrafts } from '../../../shared/drafts/use-drafts.tsx';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { quoteEditPath } from '../../../shared/lib/paths.ts';
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
  const { mutateAsync } = useMutation(mutations.quotes.create());
  const drafts = useDrafts();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { submit, isBusy, error } = useSubmitOnce(async () => {
    const body = createRequestOf(answers);
    const quote = await mutateAsync({ body, idempotencyKey: keyOf() });
    // What cannot be saved yet, such as half a postcode, comes along.
    drafts.set(unsavedAnswersName(quote.id), answers);
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
