import type { InvoiceSummary, MyInvoicesPage } from '@cleaning/contract/invoices';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { ActionBar } from '#kit/page/action-bar.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { howToPayPath } from '../../invoice-paths.ts';
import { describeOverdue, describeOverduePayer } from '../../overdue-labels.ts';

interface OverdueInvoiceProps {
  counts: Pick<MyInvoicesPage, 'overdue_count' | 'plan_overdue_count'>;
}

/**
 * The oldest overdue invoice with its actions: one that the client pays, or else one that is with their
 * plan manager. Renders nothing when none is overdue.
 */
export function OverdueInvoice({ counts }: OverdueInvoiceProps) {
  const api = useApi();
  const isAny = counts.overdue_count + counts.plan_overdue_count > 0;
  const { data } = useQuery({
    ...api.listMyInvoices.query({
      overdue: 'true',
      payer: counts.overdue_count > 0 ? 'client' : 'plan',
      ordering: 'due_date',
      page_size: 1,
    }),
    enabled: isAny,
  });
  const [invoice] = isAny && data !== undefined ? data.results : [];
  return invoice === undefined ? null : <Overdue invoice={invoice} />;
}

function Overdue({ invoice }: { invoice: InvoiceSummary }) {
  const api = useApi();
  const now = useNow();
  const [isSent, setSent] = useState(false);
  // However often it is pressed here, one copy goes: each press has the same idempotency key.
  const send = useCommand(api.sendInvoiceAgain.mutation({ id: invoice.id }), {
    onDone: () => setSent(true),
    isRepeatable: true,
  });
  const { payer } = invoice;
  return (
    <Stack as="section" aria-label="Overdue invoice" gap="space-3">
      <ActionBar title={describeOverdue(invoice, now)} text={describeOverduePayer(invoice)}>
        {payer === 'client' ? (
          <ButtonLink href={howToPayPath(invoice.id)}>See how to pay</ButtonLink>
        ) : null}
        {payer === 'plan_manager' ? (
          <Button
            icon={<Send />}
            busy={send.isBusy}
            busyLabel="Sending"
            onClick={() => void send.submit()}
          >
            Send it again
          </Button>
        ) : null}
        <ButtonLink
          href={askAboutPath('invoice', invoice.id)}
          variant="outline"
          icon={<MessageCircle />}
        >
          Message us
        </ButtonLink>
      </ActionBar>
      {isSent ? (
        <Alert tone="success" live>
          <p>We sent another copy to your plan manager, and one to you.</p>
        </Alert>
      ) : null}
      <ErrorAlert error={send.error} />
    </Stack>
  );
}
