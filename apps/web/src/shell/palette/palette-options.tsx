import type { AppointmentSummary } from '@cleaning/contract/appointments';
import {
  appointmentStatusInWords,
  type AppointmentStatus,
} from '@cleaning/contract/appointments/rules';
import { invoiceStatusInWords } from '@cleaning/contract/invoices/rules';
import { quoteStatusInWords } from '@cleaning/contract/quotes/rules';
import { fullName, plural } from '@cleaning/contract/rules';
import type { StaffSearch } from '@cleaning/contract/staff';
import { formatMoney, SERVICES } from '@cleaning/pricing';
import type { PaletteOption } from '@cleaning/ui/command-palette';
import type { TeamNewItem } from '@cleaning/ui/team-shell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import { describeShortDate, describeTimeRange } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { quoteTotal } from '#domains/quotes/format-quote.ts';
import { staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { capitalise } from '#kit/lib/capitalise.ts';

/** An option that opens a page. */
export interface PageOption extends PaletteOption {
  readonly href: string;
}

/** An action that starts something, with a note beside it. */
export type PaletteAction = TeamNewItem & Pick<PageOption, 'note'>;

export type FoundClient = StaffSearch['clients'][number];

const join = (...parts: (string | null | false)[]): string =>
  capitalise(parts.filter((part) => typeof part === 'string' && part !== '').join(', '));

/** The statuses that are left out, because the time of the visit already implies them. */
const STATUSES_IMPLIED_BY_TIME: ReadonlySet<AppointmentStatus> = new Set([
  'in_progress',
  'confirmed',
]);

/** "Thu 26 Nov, 8:00 – 10:30 am". */
const describeVisitTime = (visit: AppointmentSummary): string =>
  `${describeShortDate(visit.appointment_date)}, ${describeTimeRange(visit)}`;

const toFix = (errorCount = 0): string => (errorCount === 0 ? '' : `${errorCount} to fix`);

const formatName = ({ first_name, last_name }: FoundClient): string =>
  fullName(first_name, last_name);

export const clientOption = (client: FoundClient): PageOption => ({
  id: `client-${client.id}`,
  icon: <User />,
  label: formatName(client),
  note: join(
    'Client',
    client.suburb,
    client.client_type === 'ndis' && 'NDIS',
    !client.is_active && 'account closed',
  ),
  href: staffClientPath(client.id),
});

/**
 * The found records other than clients. Each states its client, unless a single found client is
 * listed above.
 *
 * @param draftErrors the number of NDIS check errors by draft id, where known.
 */
export function recordOptions(
  found: StaffSearch,
  draftErrors: ReadonlyMap<string, number>,
): PageOption[] {
  const whose = (name: string) => found.clients.length !== 1 && name;
  return [
    ...found.visits.map((visit) => ({
      id: `visit-${visit.id}`,
      icon: <CalendarDays />,
      label: `Visit ${visit.reference}`,
      note: join(
        whose(visit.client_name),
        visit.status === 'in_progress' ? 'now' : describeVisitTime(visit),
        visit.staff_member !== null && `with ${visit.staff_member.first_name}`,
        !STATUSES_IMPLIED_BY_TIME.has(visit.status) &&
          appointmentStatusInWords(visit.status, 'staff').toLowerCase(),
      ),
      href: staffVisitPath(visit.id),
    })),
    ...found.quotes.map((quote) => ({
      id: `quote-${quote.id}`,
      icon: <FileText />,
      label: `Quote ${quote.reference}`,
      note: join(
        whose(fullName(quote.client.first_name, quote.client.last_name)),
        SERVICES[quote.service_id].name,
        quoteTotal(quote.total_cents),
        quoteStatusInWords(quote, 'staff').toLowerCase(),
      ),
      href: staffQuotePath(quote.id),
    })),
    ...found.invoices.map((invoice) => ({
      id: `invoice-${invoice.id}`,
      icon: <ReceiptText />,
      label: invoice.number ?? 'Draft invoice',
      note: join(
        whose(invoice.client_name),
        invoice.number === null && plural(invoice.line_count, 'line'),
        formatMoney(invoice.total_cents),
        invoice.claim_status === 'rejected'
          ? 'claim rejected'
          : invoice.number !== null && invoiceStatusInWords(invoice, 'staff').toLowerCase(),
        toFix(draftErrors.get(invoice.id)),
      ),
      href: staffInvoicePath(invoice.id),
    })),
  ];
}
