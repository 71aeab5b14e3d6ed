import type { BilledVisit } from '@cleaning/contract/appointments';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';

/** What becomes of the invoice that has the visit: an issued one stays, a draft can be changed. */
export function OnInvoice({ invoice }: { readonly invoice: BilledVisit }) {
  const { id, number } = invoice;
  return number === null ? (
    <Text>
      {'This visit is on a draft invoice, which still has the times from before. '}
      <Link href={staffInvoicePath(id)}>Open the draft</Link> to change its line.
    </Text>
  ) : (
    <Text>
      {'This visit is on a sent invoice, which stays as it is. '}
      <Link href={staffInvoicePath(id)}>{`Open ${number}`}</Link> to give a credit for the
      difference.
    </Text>
  );
}
