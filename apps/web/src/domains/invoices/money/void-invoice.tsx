import type { Invoice } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { useState } from 'react';
import { MoneyDialog } from './money-dialog.tsx';

/** Asks why an invoice is voided. Renders nothing if it cannot be voided. */
export function VoidInvoice({ invoice }: { readonly invoice: Invoice }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!invoice.available_commands.some((command) => command === 'void')) return null;
  return (
    <>
      <Button variant="danger-ghost" onClick={() => setAsking(true)}>
        Void invoice
      </Button>
      {isAsking ? (
        <MoneyDialog kind="void" invoice={invoice} onClose={close} onDone={close} />
      ) : null}
    </>
  );
}
