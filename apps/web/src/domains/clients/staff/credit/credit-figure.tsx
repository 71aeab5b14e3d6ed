import type { Client } from '@cleaning/contract/clients';
import type { AccountCredit } from '@cleaning/contract/payments';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { useState } from 'react';
import { QueryContent, type QueryState } from '#kit/lists/query-content.tsx';
import { Figure } from '#kit/page/figures.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { RefundCreditDialog } from './refund-credit-dialog.tsx';

export interface CreditFigureProps {
  readonly client: Pick<Client, 'id'>;
  readonly cents: number;
}

/** The credit of a client, which can be paid back. */
export function CreditFigure({ client, cents }: CreditFigureProps) {
  const api = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...api.listAccountCredits.query({ client_id: client.id }),
    enabled: isOpen,
  });
  return (
    <>
      <Figure
        icon={<PiggyBank />}
        label="Credit"
        value={formatMoney(cents)}
        note={
          <>
            Comes off the next invoice by itself{' '}
            <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
              Pay it back
            </Button>
          </>
        }
      />
      {isOpen ? <PayBack query={query} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface PayBackProps {
  readonly query: QueryState<{ readonly results: readonly AccountCredit[] }>;
  readonly onClose: () => void;
}

/** Asks for what was paid back, once it is known from whom the credit came. */
function PayBack({ query, onClose }: PayBackProps) {
  const credits = query.data?.results ?? [];
  if (credits.length > 0) return <RefundCreditDialog credits={credits} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pay credit back?"
      actions={
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <QueryContent query={query} what="the credit" level={3}>
        {() => <p>No credit is left to pay back.</p>}
      </QueryContent>
    </Dialog>
  );
}
