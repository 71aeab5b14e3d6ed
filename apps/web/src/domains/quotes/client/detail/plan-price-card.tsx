import type { ClientProfile } from '@cleaning/contract/clients';
import type { Quote } from '@cleaning/contract/quotes';
import { formatQuantity } from '@cleaning/ndis';
import { formatMoney, SERVICES } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import {
  type DataColumn,
  DataTable,
  FoldedText,
  LineItem,
  type TableTotal,
} from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import {
  type PlanPrice,
  describeHoursAndRate,
  describePlanRate,
} from '#domains/appointments/price/plan-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { CompanyNote } from './company-note.tsx';
import styles from './quote-price-card.module.css';

export interface PlanPriceProps {
  quote: Quote;
  plan: PlanPrice;
}

const TITLE = 'What your plan pays';

/** What an NDIS plan pays for each visit, and what the client pays themselves. */
export function PlanPriceCard({ quote, plan }: PlanPriceProps) {
  const api = useApi();
  const { data: profile } = useQuery(api.getClientProfile.query());
  const { service_id: serviceId, revision, company_notes: notes } = quote;
  return (
    <Card
      flush
      title={TITLE}
      action={
        revision > 1 ? (
          <Text as="span" tone="muted" weight="semibold">
            Version {revision}
          </Text>
        ) : null
      }
    >
      <DataTable
        caption={TITLE}
        fold="lines"
        flush
        columns={COLUMNS}
        rows={[{ name: SERVICES[serviceId].name, plan }]}
        rowKey={({ name }) => name}
        totals={[
          {
            label: (
              <>
                About, each visit{' '}
                <span className={styles['terms']}>No GST, no deposit, no extra for urgent</span>
              </>
            ),
            value: formatMoney(plan.cents),
            strong: true,
          },
          ...ownShare(profile?.plan_management ?? null, plan),
        ]}
      />
      <p className={styles['text']}>
        {describePlanRate(plan)} The invoice has the hours that we clean.
      </p>
      <CompanyNote text={notes} />
    </Card>
  );
}

interface PlanLine {
  readonly name: string;
  readonly plan: PlanPrice;
}

const COLUMNS: readonly DataColumn<PlanLine>[] = [
  {
    key: 'item',
    header: 'Item',
    place: 'title',
    rowHeader: true,
    cell: ({ name, plan }) => (
      <LineItem name={name}>
        <span>
          Each visit<FoldedText>, {describeHoursAndRate(plan)}</FoldedText>
        </span>
      </LineItem>
    ),
  },
  {
    key: 'hours',
    header: 'Hours',
    place: 'hidden',
    align: 'end',
    cell: ({ plan }) => formatQuantity(plan.hours),
  },
  {
    key: 'rate',
    header: 'An hour',
    place: 'hidden',
    align: 'end',
    cell: ({ plan }) => formatMoney(plan.rateCents),
  },
  {
    key: 'amount',
    header: 'Amount',
    place: 'amount',
    align: 'end',
    cell: ({ plan }) => <b>{formatMoney(plan.cents)}</b>,
  },
];

/** What the client pays: who manages their own plan pays the invoice, and claims it back. */
function ownShare(management: ClientProfile['plan_management'], plan: PlanPrice): TableTotal[] {
  if (management === null) return [];
  return management === 'self'
    ? [
        {
          label: 'You pay after the visit, then claim it from your plan',
          value: formatMoney(plan.cents),
        },
      ]
    : [{ label: 'You pay', value: formatMoney(0) }];
}
