import type { Client } from '@cleaning/contract/clients';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { useState } from 'react';
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
  const { data: credits } = useQuery({
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
      {isOpen && credits !== undefined ? (
        <RefundCreditDialog credits={credits.results} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
