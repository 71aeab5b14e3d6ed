import type { Invoice } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { Suspense, lazy, useState } from 'react';
import { retry } from '#kit/deferred/retry.ts';

const MoneyDialog = lazy(() => retry(() => import('./money-dialog.tsx')));

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
        <Suspense fallback={null}>
          <MoneyDialog kind="void" invoice={invoice} onClose={close} onDone={close} />
        </Suspense>
      ) : null}
    </>
  );
}
