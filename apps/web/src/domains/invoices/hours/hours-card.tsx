import { useAuth } from '@cleaning/auth/react';
import type { Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLineClock, describeQuantity } from '../format-invoice.ts';
import { inDollars } from '#kit/lib/dollars.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { Report } from '#kit/page/report.tsx';
import { describeExample, describeStep } from './describe-step.ts';
import { CountHoursDialog } from './count-hours-dialog.tsx';

export interface HoursCardProps {
  /** A draft, whose first line with clock times shows the figures; without one, an example does. */
  readonly invoice?: Invoice | undefined;
}

/** How minutes become hours, which an admin can change. */
export function HoursCard({ invoice }: HoursCardProps) {
  const api = useApi();
  const { user } = useAuth();
  const query = useQuery(api.getSettings.query());
  const [isEditing, setEditing] = useState(false);
  const [report, setReport] = useState<string | null>(null);
  const settings = query.data;
  const isAdmin = user?.user_type === 'admin';
  const line = invoice?.lines.find((each) => each.unit === 'H' && formatLineClock(each) !== null);
  return (
    <Card
      title="How hours are counted"
      action={
        isAdmin && settings !== undefined ? (
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
            Change <VisuallyHidden>how hours are counted</VisuallyHidden>
          </Button>
        ) : null
      }
    >
      <Report text={report} />
      <QueryContent query={query} what="how hours are counted" level={3}>
        {({ billing_step_hundredths: step }) => (
          <>
            <p>
              Whole minutes become hours <b>once</b>, <b>{describeStep(step)}</b>. The amount is
              those hours times the rate.
            </p>
            {invoice === undefined || line === undefined ? (
              <Text size="sm" tone="muted">
                {describeExample(step)}.
              </Text>
            ) : (
              <FiguresOfLine invoice={invoice} line={line} />
            )}
            {isAdmin ? null : (
              <Text size="sm" tone="muted">
                An admin can change it here.
              </Text>
            )}
          </>
        )}
      </QueryContent>
      {isEditing && settings !== undefined ? (
        <CountHoursDialog
          settings={settings}
          onClose={() => setEditing(false)}
          onReport={setReport}
        />
      ) : null}
    </Card>
  );
}

/** The hours and the rate of a line, as each reader of the invoice gets them. */
function FiguresOfLine({
  invoice,
  line,
}: {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
}) {
  const inFiles = `${line.quantity}, ${inDollars(line.unit_price_cents)}`;
  const place = invoice.lines.indexOf(line) + 1;
  return (
    <>
      <SummaryList
        layout="facts"
        rows={[
          {
            label: 'This invoice and its PDF',
            value: `${describeQuantity(line)} × ${formatMoney(line.unit_price_cents)}`,
          },
          ...(invoice.payer === 'agency' ? [{ label: 'NDIA claim file', value: inFiles }] : []),
          { label: 'Xero, MYOB and plain files', value: inFiles },
        ]}
      />
      <Text size="sm" tone="muted">{`These are line ${place}, as saved.`}</Text>
    </>
  );
}
