import type { Invoice } from '@cleaning/contract/invoices';
import type { InvoiceTransition } from '@cleaning/contract/invoices/rules';
import type { AccountCredit } from '@cleaning/contract/payments';
import { ApplyCreditDialog } from './apply-credit-dialog.tsx';
import { CloseInvoiceDialog, CreditDialog, RefundDialog } from './reason-dialogs.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { SendAgainDialog } from './send-again-dialog.tsx';

/** The dialogs for the money of an issued invoice. */
export type MoneyDialogKind = Exclude<InvoiceTransition, 'issue'> | 'apply_credit';

interface MoneyDialogProps {
  readonly kind: MoneyDialogKind;
  readonly invoice: Invoice;
  /** The client's credit from earlier overpayments. */
  readonly credit?: AccountCredit | undefined;
  readonly onClose: () => void;
  /** Called with a message that says what was done. */
  readonly onDone: (report: string) => void;
}

export function MoneyDialog({ kind, credit, ...dialog }: MoneyDialogProps) {
  switch (kind) {
    case 'record_payment':
      return <RecordPaymentDialog {...dialog} />;
    case 'send_again':
      return <SendAgainDialog {...dialog} />;
    case 'credit':
      return <CreditDialog {...dialog} />;
    case 'refund':
      return <RefundDialog {...dialog} />;
    case 'apply_credit':
      return credit === undefined ? null : <ApplyCreditDialog {...dialog} credit={credit} />;
    case 'void':
    case 'write_off':
      return <CloseInvoiceDialog {...dialog} command={kind} />;
    default:
      return null;
  }
}
