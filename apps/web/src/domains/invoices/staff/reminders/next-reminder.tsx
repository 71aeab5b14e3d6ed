import type { RemindedInvoice, ReminderPreview } from '@cleaning/contract/invoices';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { noBreak } from '#kit/lib/no-break.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import type { ReminderActionProps } from './reminder-action.ts';
import { REMINDER_CLOCK } from './reminder-clock.ts';
import styles from './reminders.module.css';

/** Whether a reminder of an invoice is still to come. */
export const hasNextReminder = ({ reminders }: RemindedInvoice): boolean =>
  reminders.some(({ state }) => state !== 'sent' && state !== 'none');

export interface NextReminderProps extends ReminderActionProps {
  /** True if the button is for sending, false if it is for reading. */
  readonly isToSend?: boolean;
}

/** Shows the next reminder of an invoice, which can be sent early. */
export function NextReminder({ invoice, onReport, isToSend = false }: NextReminderProps) {
  const [isOpen, setOpen] = useState(false);
  if (!hasNextReminder(invoice) && !isOpen) return null;
  return (
    <>
      <Button
        variant={isToSend ? 'outline' : 'ghost'}
        size="sm"
        icon={isToSend ? <Send /> : <Eye />}
        onClick={() => setOpen(true)}
      >
        {isToSend ? (
          `Send ${invoice.number} now`
        ) : (
          <>
            Preview <VisuallyHidden>the next reminder of {invoice.number}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen ? (
        <NextReminderDialog
          invoice={invoice}
          onClose={() => setOpen(false)}
          onReport={(report) => {
            setOpen(false);
            onReport(report);
          }}
        />
      ) : null}
    </>
  );
}

export interface NextReminderDialogProps extends ReminderActionProps {
  readonly onClose: () => void;
}

/** The next reminder of an invoice in full, with the button that sends it now. */
export function NextReminderDialog({ invoice, onClose, onReport }: NextReminderDialogProps) {
  const { invoice_id: id, number } = invoice;
  const api = useApi();
  const query = useQuery(api.previewReminder.query({ id }));
  const send = useSend(api.sendReminder.mutation({ id }));
  const { submit, isBusy, error } = useSubmitOnce(
    async ({ days, goes_to: name }: ReminderPreview) => {
      await send({ days });
      onReport(`The reminder of ${number} went to ${name}.`);
    },
    { isRepeatable: true },
  );
  const preview = query.data;
  const canGo = preview?.can_go_now === true;
  return (
    <Dialog
      open
      onClose={onClose}
      title={noBreak(
        canGo ? `Send the reminder of ${number} now?` : `The next reminder of ${number}`,
      )}
      actions={
        <>
          {canGo ? (
            <Button
              icon={<Send />}
              busy={isBusy}
              busyLabel="Sending"
              onClick={() => void submit(preview)}
            >
              Send reminder now
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            {canGo ? 'Not now' : 'Close'}
          </Button>
        </>
      }
    >
      <QueryContent query={query} what="the reminder">
        {(read) => (
          <>
            <p>{describeWay(read, invoice)}</p>
            <blockquote className={styles['mail']}>
              <p>
                <b>{read.subject}</b>
              </p>
              {read.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </blockquote>
          </>
        )}
      </QueryContent>
      <ErrorAlert title="Not sent" error={error} />
    </Dialog>
  );
}

function describeWay(preview: ReminderPreview, { reminders }: RemindedInvoice): string {
  const planned = reminders.find(({ days }) => days === preview.days)?.on ?? preview.on;
  const when = `${formatPlainDate(planned, 'medium')} at ${REMINDER_CLOCK}`;
  return preview.can_go_now
    ? `It goes to ${preview.goes_to} on ${when} by itself. Sent now, it says:`
    : `It goes to ${preview.goes_to} on ${when}, if the invoice is not paid by then:`;
}
