import type { WorkSheet } from '@cleaning/contract/appointments';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { clockMinutesBetween } from '@cleaning/ndis';
import { HISTORY_LENGTH } from '@cleaning/contract/clients';
import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import {
  staffClientPath,
  staffClientVisitsPath,
  staffInvoicePath,
  staffInvoicesOfPath,
  staffQuotePath,
  toInvoicePath,
  withClient,
} from '#kit/lib/paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeVisitPrice, rateOf } from '../../plan/visit-price.ts';

interface OfficeFactsProps {
  readonly appointment: WorkSheet['appointment'];
  /** Undefined in a work sheet that an earlier release stored on this device. */
  readonly invoice: WorkSheet['invoice'] | undefined;
}

/** What the office looks up for a visit: who pays what, by which quote, series and invoice. */
export function OfficeFacts({ appointment, invoice = null }: OfficeFactsProps) {
  const api = useApi();
  const { client_id: clientId, client_name: name, quote_id: quoteId, series, status } = appointment;
  const { data: history } = useQuery(
    api.getClientHistory.query({ id: clientId, limit: HISTORY_LENGTH }),
  );
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id: clientId }),
    enabled: quoteId === null,
  });
  const rate = rateOf(rates, appointment.service_id);
  const minutes = minutesOf(appointment);
  const hourly =
    rate === null || minutes === null ? 'No rate yet' : describeVisitPrice(minutes, rate);
  const priceRow =
    quoteId !== null
      ? [{ label: 'Price', value: <Link href={staffQuotePath(quoteId)}>As its quote says</Link> }]
      : rates === undefined
        ? []
        : [{ label: 'Price', value: hourly }];
  const owed = history?.overview.owed_cents;
  const usual = history?.overview.usual_cleaner ?? null;
  return (
    <Card title="For the office">
      <Stack gap="space-3">
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Client', value: <Link href={staffClientPath(clientId)}>{name}</Link> },
            ...(owed === undefined
              ? []
              : [
                  {
                    label: 'Owes',
                    value:
                      owed === 0 ? (
                        'Nothing'
                      ) : (
                        <Link href={staffInvoicesOfPath(clientId)}>{formatMoney(owed)}</Link>
                      ),
                  },
                ]),
            ...priceRow,
            ...(series === null
              ? []
              : [
                  {
                    label: 'Series',
                    value: (
                      <Link href={staffClientVisitsPath(clientId)}>
                        {RECURRENCE_NAMES[series.recurrence]}
                      </Link>
                    ),
                  },
                ]),
            ...(usual === null ? [] : [{ label: 'Usual cleaner', value: usual }]),
            {
              label: 'Invoice',
              value:
                invoice === null ? (
                  'Not invoiced'
                ) : (
                  <Link href={staffInvoicePath(invoice.id)}>{invoice.number ?? 'Draft'}</Link>
                ),
            },
          ]}
        />
        <Inline gap="space-2">
          {status === 'completed' && invoice === null ? (
            <ButtonLink icon={<ReceiptText />} href={toInvoicePath(clientId)}>
              Make invoice
            </ButtonLink>
          ) : null}
          <ButtonLink
            variant="outline"
            icon={<MessageCircle />}
            href={withClient(SITE_PATHS.staffMessageNew, clientId)}
          >
            {`Message ${name.split(' ')[0] ?? name}`}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The minutes that are billed: those that were worked, or else planned; null without a time. */
function minutesOf({
  actual_started_at: began,
  actual_ended_at: ended,
  starts_at: start,
  ends_at: end,
}: WorkSheet['appointment']): number | null {
  if (began !== null && ended !== null) return clockMinutesBetween(began, ended);
  return start === null || end === null ? null : clockMinutesBetween(start, end);
}
