import { joinWithAnd, plural } from '@cleaning/contract/rules';
import type { Invoice } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { dayParts } from '#domains/appointments/format-appointment.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { PhoneBar } from '#kit/forms/phone-bar.tsx';
import { describeFunding } from '../../plan-labels.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { STAFF_INVOICES_PATH } from '../../invoice-paths.ts';

export interface DraftHeadProps {
  readonly invoice: Invoice;
  /** What is to pay as typed: the total of the lines less the credit that is used, in cents. */
  readonly total: number;
  readonly credit: number;
  /** The number of errors in the NDIS check. The draft cannot be issued while there are any. */
  readonly errorCount: number;
  readonly onIssue: () => void;
  /** Goes to the first error of the check, which has a fix beside it. */
  readonly onReadError: () => void;
}

/** The header of a draft: the client, the visits it covers, and the button that issues it. */
export function DraftHead(props: DraftHeadProps) {
  const { invoice, total, credit, errorCount, onIssue, onReadError } = props;
  const { pdfs } = usePortalApi().client;
  const listPath = useLastListPath(STAFF_INVOICES_PATH);
  const api = useApi();
  const { data: client } = useQuery(api.getClient.query({ id: invoice.client_id }));
  const visits = new Set(invoice.lines.flatMap(({ appointment_id: id }) => id ?? [])).size;
  const from = visits === 0 ? '' : ` From ${plural(visits, 'visit')}${describeMonths(invoice)}.`;
  const plan = invoice.plan_management ?? client?.profile.plan_management ?? null;
  const number = invoice.kind === 'ndis' ? (client?.profile.ndis_number_masked ?? null) : null;
  const participant = number === null ? '' : `, ${unbroken(number)}`;
  const isOff = errorCount > 0 || invoice.lines.length === 0;
  return (
    <PageHead
      back={{ label: 'Invoices', href: listPath }}
      title={`Draft for ${invoice.client_name}`}
      badge={
        <Badge icon={<Pencil />} tone="neutral">
          Draft
        </Badge>
      }
      text={`${describeFunding(invoice.kind, plan)}${participant}.${from}`}
      action={
        <>
          <SaveFileButton
            label="Preview"
            what="as PDF"
            variant="outline"
            load={() => pdfs.downloadInvoicePdf({ id: invoice.id })}
          />
          {isOff ? (
            <Button icon={<Send />} disabled title={disabledReason(invoice, errorCount)}>
              Issue invoice
            </Button>
          ) : (
            <PhoneBar amount={formatMoney(total)} text="Ready to issue">
              <Button icon={<Send />} onClick={onIssue}>
                {credit === 0 ? 'Issue invoice' : `Issue invoice, ${formatMoney(total)} to pay`}
              </Button>
            </PhoneBar>
          )}
          {errorCount === 0 ? null : (
            <PhoneBar
              phoneOnly
              amount={formatMoney(total)}
              text={`${errorCount} to fix before you issue it`}
            >
              <Button icon={<ArrowDown />} onClick={onReadError}>
                First fix
              </Button>
            </PhoneBar>
          )}
        </>
      }
    />
  );
}

function disabledReason({ lines }: Invoice, errorCount: number): string | undefined {
  if (lines.length === 0) return 'Add a line first.';
  if (errorCount === 0) return undefined;
  return errorCount === 1 ? 'Fix the error first.' : `Fix the ${errorCount} errors first.`;
}

/** The months of the visits: " in October and November". Empty if the lines have no dates. */
function describeMonths({ lines }: Invoice): string {
  const months = new Set(
    lines
      .flatMap(({ service_date_from: day }) => day ?? [])
      .toSorted()
      .map((day) => dayParts(day).month),
  );
  return months.size === 0 ? '' : ` in ${joinWithAnd(months)}`;
}
