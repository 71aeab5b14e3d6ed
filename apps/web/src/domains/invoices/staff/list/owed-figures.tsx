import { plural } from '@cleaning/contract/rules';
import type { InvoiceSummary, InvoiceTotals, UninvoicedVisit } from '@cleaning/contract/invoices';
import { daysBetween } from '@cleaning/ndis';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { useQueries } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { Figure, Figures } from '#kit/page/figures.tsx';
import { draftFindings } from '../../draft-findings.ts';
import { amountOfVisits } from '../from-visits/visit-groups.ts';

export interface OwedFiguresProps {
  readonly totals: InvoiceTotals | undefined;
  readonly visits: readonly UninvoicedVisit[] | undefined;
  /** The invoices on the current page of the list. */
  readonly shown: readonly InvoiceSummary[];
}

/** Four figures: the amount owed, overdue, in drafts and not invoiced. */
export function OwedFigures({ totals, visits, shown }: OwedFiguresProps) {
  const today = sydneyDateOf(useNow());
  const toFix = useDraftsToFix(shown);
  // The errors are known only for drafts on the current page, so the figure is shown only if the
  // page contains all drafts.
  const isWhole = shown.filter(({ status }) => status === 'draft').length === totals?.drafts.count;
  const oldest = totals?.overdue.oldest_due_date ?? null;
  return (
    <Figures dense>
      <Figure
        icon={<WalletCards />}
        label="Owed to us"
        value={money(totals?.owed.cents)}
        note={`${count(totals?.owed.count, 'invoice')}${describeCredit(totals)}`}
      />
      <Figure
        icon={<TriangleAlert />}
        label="Overdue"
        value={money(totals?.overdue.cents)}
        note={
          oldest === null
            ? 'Nothing is late'
            : `${count(totals?.overdue.count, 'invoice')}, oldest ${count(daysBetween(oldest, today), 'day')}`
        }
        danger={oldest !== null}
      />
      <Figure
        icon={<Pencil />}
        label="Drafts"
        value={money(totals?.drafts.cents)}
        note={`${count(totals?.drafts.count, 'draft')}${isWhole && toFix > 0 ? `, ${toFix} to fix` : ''}`}
      />
      <Figure
        icon={<CalendarCheck />}
        label="Not invoiced yet"
        value={money(visits && amountOfVisits(visits))}
        note={visits === undefined ? '' : describeVisits(visits)}
      />
    </Figures>
  );
}

/**
 * Returns how many of these invoices are drafts with errors in the NDIS check. The badges share the
 * same queries.
 */
function useDraftsToFix(invoices: readonly InvoiceSummary[]): number {
  const api = useApi();
  return useQueries({
    queries: invoices
      .filter(({ status, kind }) => status === 'draft' && kind === 'ndis')
      .map(({ id }) => api.checkNdisInvoice.query({ id })),
    combine: (checks) =>
      checks.filter(({ data }) => data !== undefined && draftFindings(data).errorCount > 0).length,
  });
}

/** ", $60.00 credit held" where clients have paid too much. */
const describeCredit = (totals: InvoiceTotals | undefined): string =>
  totals === undefined || totals.credit.cents === 0
    ? ''
    : `, ${formatMoney(totals.credit.cents)} credit held`;

/** "3 visits done, 1 late fee" */
function describeVisits(visits: readonly UninvoicedVisit[]): string {
  const fees = visits.filter(({ fee_cents: fee }) => fee !== null).length;
  const done = `${count(visits.length - fees, 'visit')} done`;
  return fees === 0 ? done : `${done}, ${count(fees, 'late fee')}`;
}

const money = (cents: number | undefined): string =>
  cents === undefined ? '–' : formatMoney(cents);

const count = (number: number | undefined, noun: string): string =>
  number === undefined ? '' : plural(number, noun);
