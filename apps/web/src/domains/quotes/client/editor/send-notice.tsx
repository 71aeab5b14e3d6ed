import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { quoteEditPath } from '../../quote-paths.ts';
import { quoteTotal } from '../../format-quote.ts';
import type { SendProblem } from './use-send-quote.ts';
import { fieldId } from './site-steps.tsx';
import styles from './quote-form.module.css';
import { NoLongerDraft } from './save-notice.tsx';

export interface SendNoticeProps {
  quoteId: string;
  problem: SendProblem;
  isSending: boolean;
  /** Sends the quote at the price that is shown here, in cents. */
  onAccept: (cents: number | null) => void;
}

/** Why the quote was not sent, and what to do. */
export function SendNotice({ quoteId, problem, isSending, onAccept }: SendNoticeProps) {
  if (problem.kind === 'price-changed') {
    return (
      <Alert tone="warning" title="The price has changed" live>
        <p>
          You saw <b>{quoteTotal(problem.seenCents)}</b>. It is now{' '}
          <b>{quoteTotal(problem.nowCents)}</b>. Nothing has been sent.
        </p>
        <div className={styles['choices']}>
          <Button busy={isSending} busyLabel="Sending" onClick={() => onAccept(problem.nowCents)}>
            {`Send at ${quoteTotal(problem.nowCents)}`}
          </Button>
          <ButtonLink href={quoteEditPath(quoteId, 'price')} variant="outline">
            Change my answers
          </ButtonLink>
        </div>
      </Alert>
    );
  }
  if (problem.kind === 'closed') return <NoLongerDraft id={quoteId} />;
  if (problem.kind === 'conflict') return null;
  if (problem.kind === 'answers') {
    return (
      <Alert tone="danger" title="Before you can send it" live>
        <ul className={styles['problems']}>
          {problem.errors.map(({ field, step, message }) => (
            <li key={field}>
              <Link href={`${quoteEditPath(quoteId, step)}#${fieldId(field)}`}>{message}</Link>
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title="Not sent yet" live>
      <p>{problem.message} Your answers are still here.</p>
    </Alert>
  );
}
