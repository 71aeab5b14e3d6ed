import { CLAIM_EVENT_WORDS } from '@cleaning/contract/claims/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { useRowTarget } from '@cleaning/ui/rows';
import { Stack } from '@cleaning/ui/stack';
import { Timeline, type TimelineStep } from '@cleaning/ui/timeline';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { noBreak } from '#kit/lib/no-break.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { CheckFinding } from '#domains/invoices/check/check-finding.tsx';
import { describeEvent } from '#domains/invoices/describe-event.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { MoneyDialog } from '#domains/invoices/money/money-dialog.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './rejected-claim.module.css';

export interface RejectedClaimProps {
  /** The invoice's id. */
  readonly id: string;
  readonly onReport: (report: string) => void;
}

/** A rejected claim: the agency's reason, what to fix, and a button that makes it ready again. */
export function RejectedClaim({ id, onReport }: RejectedClaimProps) {
  const api = useApi();
  const query = useQuery(api.getInvoice.query({ id }));
  return (
    <QueryContent query={query} what="this claim" card>
      {(invoice) => <Rejected invoice={invoice} onReport={onReport} />}
    </QueryContent>
  );
}

interface RejectedProps {
  readonly invoice: Invoice;
  readonly onReport: (report: string) => void;
}

function Rejected({ invoice, onReport }: RejectedProps) {
  const api = useApi();
  const reopen = useCommand(api.reopenClaim.mutation({ id: invoice.id }), {
    onDone: () =>
      onReport(`${invoice.number ?? 'The claim'} is ready again, and goes into the next batch.`),
  });
  const target = useRowTarget();
  const answer = invoice.events.findLast(({ command }) => command === 'reject_claim');
  return (
    <Card
      title={noBreak(`${invoice.number ?? ''}, ${invoice.client_name}`)}
      action={
        <div className={styles['head']}>
          <Badge tone="danger" icon={<X />}>
            Rejected
          </Badge>
          <b className={styles['amount']}>{formatMoney(invoice.balance_cents)}</b>
        </div>
      }
    >
      <div className={styles['root']}>
        <div className={styles['text']}>
          <blockquote className={styles['answer']}>
            <p>{answer?.reason ?? 'The NDIA gave no reason.'}</p>
            {answer === undefined ? null : (
              <small>
                NDIA answer, entered{answer.actor_name === null ? '' : ` by ${answer.actor_name}`},{' '}
                {formatInstant(answer.occurred_at, 'date-time')}
              </small>
            )}
          </blockquote>
          <div ref={target('fixes')}>
            <InvoiceFindings invoice={invoice} />
          </div>
        </div>
        <Timeline steps={listSteps(invoice)} />
      </div>
      <div className={styles['actions']}>
        <Button
          ref={target('reopen')}
          busy={reopen.isBusy}
          busyLabel="Changing"
          onClick={() => void reopen.submit({ version: invoice.version })}
        >
          Make ready again
        </Button>
        <p className={styles['hint']}>
          Put right what is wrong first. It is checked again before it goes into a batch.
        </p>
        <ButtonLink variant="ghost" href={staffInvoicePath(invoice.id)}>
          Open the invoice
        </ButtonLink>
        <VoidInvoice invoice={invoice} onReport={onReport} />
      </div>
      <ErrorAlert title="Nothing was changed" error={reopen.error} />
    </Card>
  );
}

/** Asks why an invoice is voided. Renders nothing if it cannot be voided. */
function VoidInvoice({ invoice, onReport }: RejectedProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!invoice.available_commands.some((command) => command === 'void')) return null;
  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Void invoice
      </Button>
      {isAsking ? (
        <MoneyDialog
          kind="void"
          invoice={invoice}
          onClose={close}
          onDone={(report) => {
            close();
            onReport(report);
          }}
        />
      ) : null}
    </>
  );
}

/** The NDIS check's findings for an issued invoice, with fixes for the client's record. */
function InvoiceFindings({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const check = useQuery(api.checkNdisInvoice.query({ id: invoice.id }));
  return (
    <QueryContent query={check} what="the NDIS check" level={3}>
      {(report) => {
        const findings = report.checks.filter(({ status }) => status === 'fail');
        return findings.length === 0 ? (
          <p>The NDIS check finds nothing wrong.</p>
        ) : (
          <Stack as="ul" gap="space-3">
            {findings.map((finding) => (
              <CheckFinding
                key={`${finding.id} ${finding.line_id ?? ''}`}
                finding={finding}
                invoice={invoice}
              />
            ))}
          </Stack>
        );
      }}
    </QueryContent>
  );
}

const DONE = {
  issue: 'Invoice issued',
  ...CLAIM_EVENT_WORDS,
} as const;

function listSteps({ events }: Invoice): TimelineStep[] {
  const done = events.flatMap((event): TimelineStep[] => {
    const isRejection = event.command === 'reject_claim';
    return event.command in DONE
      ? [
          {
            state: isRejection ? 'failed' : 'done',
            title: DONE[event.command as keyof typeof DONE],
            // The rejection's reason is shown beside the steps already.
            detail: describeEvent(isRejection ? { ...event, reason: null } : event),
          },
        ]
      : [];
  });
  return [
    ...done,
    { state: 'current', title: 'Fix what was wrong' },
    { state: 'upcoming', title: 'Ready again', detail: 'Goes into the next batch' },
  ];
}
