import { Alert } from '@cleaning/ui/alert';
import { VersionChanges } from '#kit/versions/version-changes.tsx';
import { quoteStatusMessage } from '../detail/quote-status-message.ts';
import type { QuoteDecision } from './use-quote-decision.ts';

type Change = Pick<QuoteDecision<never>, 'current' | 'hasChanged' | 'changes' | 'isPossible'>;

/** What changed in the quote while the client was deciding. Renders nothing if nothing changed. */
export function ChangeAlert({ decision }: { decision: Change }) {
  if (!decision.hasChanged && decision.isPossible) return null;
  return (
    <Alert tone="warning" title="This quote has changed" live>
      <ChangeNotes decision={decision} />
    </Alert>
  );
}

/** The text of a `ChangeAlert`, for use inside another alert. */
export function ChangeNotes({ decision }: { decision: Change }) {
  const { current, hasChanged, changes, isPossible } = decision;
  if (!isPossible) {
    const { title, text } = quoteStatusMessage(current);
    return (
      <p>
        <b>{title}.</b> {text} Nothing was sent just now.
      </p>
    );
  }
  if (!hasChanged) return null;
  return (
    <VersionChanges changes={changes}>
      Nothing was sent. What you typed is still here: check the quote, then decide again.
    </VersionChanges>
  );
}
