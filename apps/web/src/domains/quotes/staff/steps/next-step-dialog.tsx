import { type Quote, quoteSchema, type StaffQuoteSummary } from '@cleaning/contract/quotes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { staffQuotePath } from '../../quote-paths.ts';
import { AnswerDialog } from '../detail/answer-dialog.tsx';
import { clientName, totalOrToPrice } from '../list/quote-labels.ts';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { findNextStep } from './next-step.ts';
import { BookDialog } from '../booking/book-dialog.tsx';

export interface NextStepDialogProps {
  readonly quote: StaffQuoteSummary;
  readonly pendingSends: PendingSends;
  readonly onClose: () => void;
}

/**
 * The confirmation of a quote's next step, opened by its button, the S key or a drag. It stays with
 * the quote as it was opened, so that a change by others does not put another question under the
 * pointer.
 */
export function NextStepDialog({ quote: given, pendingSends, onClose }: NextStepDialogProps) {
  const [quote] = useState(given);
  const kind = findNextStep(quote)?.kind;
  if (kind === undefined) return null;
  if (kind === 'send') {
    return <SendQuestion quote={quote} pendingSends={pendingSends} onClose={onClose} />;
  }
  if (kind === 'book') {
    return <BookDialog quote={quote} depositDueCents={quote.deposit_due_cents} onClose={onClose} />;
  }
  if (kind !== 'approve') return <OpenQuestion quote={quote} onClose={onClose} />;
  return <AnswerDialog quote={quote} answer="approve" onClose={onClose} />;
}

type Priced = Pick<Quote, 'version' | 'total_cents'>;

function SendQuestion({ quote, pendingSends, onClose }: NextStepDialogProps) {
  const api = useApi();
  const { latest, handleConflict } = useLatestVersion<Priced>(quote, quoteSchema);
  const { submit, isBusy, error } = useCommand(api.sendQuote.mutation({ id: quote.id }), {
    onRefused: handleConflict,
    onDone: (sent) => {
      pendingSends.startOne(sent);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Send ${quote.reference} to ${clientName(quote)}?`}
      confirmLabel={`Send ${totalOrToPrice(latest.total_cents)}`}
      busyLabel="Sending"
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      errorTitle="Not sent"
      onConfirm={() => void submit({ version: latest.version, undoable: true })}
    >
      <p>
        It is sent as it stands, for {totalOrToPrice(latest.total_cents)}. You can undo this for 10
        seconds. To change a price, open the quote.
      </p>
    </ConfirmDialog>
  );
}

/** Pricing and revising take place on the quote's page, so the dialog leads there. */
function OpenQuestion({ quote, onClose }: Pick<NextStepDialogProps, 'quote' | 'onClose'>) {
  const api = useApi();
  const navigate = useNavigate();
  const { latest, handleConflict } = useLatestVersion<Pick<Quote, 'version'>>(quote, quoteSchema);
  const isRevision = quote.status === 'changes_requested';
  const open = () => navigate(staffQuotePath(quote.id));
  const { submit, isBusy, error } = useCommand(api.reviseQuote.mutation({ id: quote.id }), {
    onRefused: handleConflict,
    onDone: open,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={
        isRevision
          ? `Start version ${quote.revision + 1} of ${quote.reference}?`
          : `Price ${quote.reference} now?`
      }
      confirmLabel={isRevision ? `Start version ${quote.revision + 1}` : 'Open and price'}
      busyLabel="Opening"
      keepLabel="Not now"
      harmless
      busy={isBusy}
      error={error}
      onConfirm={() => void (isRevision ? submit({ version: latest.version }) : open())}
    >
      <p>
        {isRevision
          ? `Version ${quote.revision} stays readable. ${clientName(quote)} sees the new version once you send it.`
          : 'This service has no list price. Add its price lines, then send it.'}
      </p>
    </ConfirmDialog>
  );
}
