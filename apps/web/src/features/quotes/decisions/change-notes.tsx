import { Alert } from '@cleaning/ui/alert';
import { VersionChanges } from '../../../shared/versions/version-changes.tsx';
import { quoteStanding } from '../model/quote-standing.ts';
import type { QuoteDecision } from '../model/use-quote-decision.ts';

type Change = Pick<QuoteDecision<never>, 'current' | 'hasChanged' | 'changes' | 'isPossible'>;

/** What became of the quote while somebody was deciding about it. Nothing while it is the same. */
export function ChangeAlert({ decision }: { decision: Change }) {
  if (!decision.hasChanged && decision.isPossible) return null;
  return (
    <Alert tone="warning" title="This quote has changed" live>
      <ChangeNotes decision={decision} />
    </Alert>
  );
}

/** The same, for inside another alert. */
export function ChangeNotes({ decision }: { decision: Change }) {
  const { current, hasChanged, changes, isPossible } = decision;
  if (!isPossible) {
    const { title, text } = quoteStanding(current);
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
