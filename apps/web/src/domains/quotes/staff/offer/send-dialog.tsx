import { type Quote, quoteSchema } from '@cleaning/contract/quotes';
import { fullName } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import Send from 'lucide-react/icons/send';
import { sentByEmail } from '#domains/clients/no-email.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { quoteTitle, totalOrToPrice } from '../list/quote-labels.ts';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { OfferPreview } from './offer-preview.tsx';
import { useUsualLastDay } from './use-usual-last-day.ts';

export interface SendDialogProps {
  /** The saved quote. */
  readonly quote: Quote;
  readonly pendingSends: PendingSends;
  readonly onClose: () => void;
}

/** Shows the offer as the client will see it, and sends it. */
export function SendDialog({ quote: given, pendingSends, onClose }: SendDialogProps) {
  const api = useApi();
  const { latest: quote, handleConflict } = useLatestVersion(given, quoteSchema);
  const send = useCommand(api.sendQuote.mutation({ id: quote.id }), {
    onRefused: handleConflict,
    onDone: (sent) => {
      pendingSends.startOne(sent);
      onClose();
    },
  });
  const usualLastDay = useUsualLastDay();
  const { client, revision, reference, staff_details } = quote;
  const email = staff_details?.client_email;
  const name = client === null ? 'the client' : fullName(client.first_name, client.last_name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        revision > 1 ? `Send version ${revision} to ${name}?` : `Send ${reference} to ${name}?`
      }
      actions={
        <>
          <Button
            icon={<Send />}
            busy={send.isBusy}
            busyLabel="Sending"
            onClick={() => void send.submit({ version: quote.version, undoable: true })}
          >
            {`Send ${totalOrToPrice(quote.total_cents)}`}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>
        This is what {client?.first_name ?? 'the client'} will see.
        {revision > 1 ? ` Version ${revision - 1} stays readable.` : ''}
      </p>
      <OfferPreview
        title={quoteTitle(quote)}
        badge={<QuoteStatusBadge quote={{ status: 'sent', revision: quote.revision }} />}
        offer={quote}
        lastDay={staff_details?.next_valid_until ?? usualLastDay}
      />
      <p>{sentByEmail(email, `By email to ${email}.`)} You can undo this for 10 seconds.</p>
      <ErrorAlert title="Not sent" error={send.error} />
    </Dialog>
  );
}
