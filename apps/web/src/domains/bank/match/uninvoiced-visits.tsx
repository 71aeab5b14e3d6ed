import type { OpenBankRow } from '@cleaning/contract/bank';
import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Text } from '@cleaning/ui/text';
import { toInvoicePath } from '#domains/invoices/invoice-paths.ts';

export interface UninvoicedVisitsProps {
  /** The clients named in a row. */
  readonly clients: OpenBankRow['clients'];
  /** The uninvoiced visits of every client. */
  readonly visits: readonly UninvoicedVisit[];
}

/**
 * Visits without an invoice that a payment may be for. Once they are invoiced, the row can be
 * matched.
 */
export function UninvoicedVisits({ clients, visits }: UninvoicedVisitsProps) {
  return clients.map(({ id, name }) => {
    const own = visits.filter((visit) => visit.client_id === id);
    const [first] = own;
    if (first === undefined) return null;
    return (
      <Inline key={id} gap="space-2" align="center">
        <Text size="sm" tone="muted">
          {own.length === 1
            ? `${name}’s visit of ${formatInstant(first.starts_at, 'date')} has no invoice yet.`
            : `${own.length} visits of ${name} have no invoice yet.`}
        </Text>
        <ButtonLink href={toInvoicePath(id)} variant="ghost" size="sm">
          Invoice {own.length === 1 ? 'it' : 'them'} first
        </ButtonLink>
      </Inline>
    );
  });
}
