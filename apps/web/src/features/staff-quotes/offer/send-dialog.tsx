import type { Quote } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { dollars, totalOrToPrice } from '../list/quote-labels.ts';
import type { Sending } from '../sending/use-sending.ts';
import { LinePrice } from './line-price.tsx';
import styles from './send-dialog.module.css';

export interface SendDialogProps {
  /** As it was saved. */
  readonly quote: Quote;
  readonly sending: Sending;
  readonly onClose: () => void;
}

/** Shows an offer as its client will see it, and sends it. */
export function SendDialog({ quote, sending, onClose }: SendDialogProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.send(quote.id));
  const send = useSubmitOnce(async () => {
    const sent = await mutateAsync({ version: quote.version, undoable: true });
    sending.start([
      { id: sent.id, version: sent.version, send_at: sent.staff_details?.send_at ?? null },
    ]);
    onClose();
  });
  const { client, revision, reference, price, company_notes, staff_details } = quote;
  const name = client === null ? 'the client' : `${client.first_name} ${client.last_name}`;
  const lastDay = staff_details?.next_valid_until ?? null;
  const adjustment = price.timeline_adjustment_cents ?? 0;
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
            onClick={() => void send.submit()}
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
      <div className={styles['preview']}>
        <h3>
          Quote {reference}
          {revision > 1 ? `, version ${revision}` : ''}
        </h3>
        {company_notes === '' ? null : <p>{company_notes}</p>}
        <SummaryList
          layout="facts"
          rows={[
            ...price.lines.map((line) => ({
              label: (
                <>
                  {line.name}
                  <small className={styles['each']}>
                    <LinePrice line={line} />
                  </small>
                </>
              ),
              value: dollars(line.amount_cents),
            })),
            ...(adjustment === 0 ? [] : [{ label: 'Timing', value: dollars(adjustment) }]),
            {
              label: <b>Total, including GST</b>,
              value: <b>{totalOrToPrice(quote.total_cents)}</b>,
            },
          ]}
        />
        <p>
          {lastDay === null
            ? 'It can be approved for our usual time.'
            : `It can be approved until the end of ${formatPlainDate(lastDay, 'long')}.`}
        </p>
      </div>
      <p>By email to {staff_details?.client_email}. You can undo this for 10 seconds.</p>
      <ErrorAlert title="Not sent" error={send.error} />
    </Dialog>
  );
}
