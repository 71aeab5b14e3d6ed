import type { BankRow } from '@cleaning/contract/bank';
import { Button } from '@cleaning/ui/button';
import { RowButton } from '@cleaning/ui/rows';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { ChooseClientDialog } from './choose-client-dialog.tsx';
import { ChooseInvoicesDialog } from './choose-invoices-dialog.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';

export interface RowQuestionsProps {
  readonly row: BankRow;
  /** True if the row has no candidates. */
  readonly isUnmatched?: boolean;
  /** True if the row names no client either, so it is probably not from one. */
  readonly isFromNobody?: boolean;
  readonly onReport: (report: string) => void;
}

/**
 * The actions that every row has, whatever its candidates: choose other invoices, or set it aside.
 */
export function RowQuestions(props: RowQuestionsProps) {
  const { row, isUnmatched = false, isFromNobody = false, onReport } = props;
  const [asked, setAsked] = useState<'client' | 'choose' | 'aside' | null>(null);
  const close = () => setAsked(null);
  const setAside = () => setAsked('aside');
  return (
    <>
      {isFromNobody ? (
        <Button variant="outline" size="sm" icon={<Ban />} onClick={setAside}>
          Not a client payment
        </Button>
      ) : null}
      {isUnmatched ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('client')}>
          Choose a client
        </Button>
      ) : null}
      <RowButton target="choose" variant="ghost" size="sm" onClick={() => setAsked('choose')}>
        Choose invoices
      </RowButton>
      {isFromNobody ? null : (
        <Button variant="ghost" size="sm" onClick={setAside}>
          Not a client payment
        </Button>
      )}
      {asked === 'client' ? (
        <ChooseClientDialog row={row} onClose={close} onReport={onReport} />
      ) : null}
      {asked === 'choose' ? (
        <ChooseInvoicesDialog row={row} onClose={close} onReport={onReport} />
      ) : null}
      {asked === 'aside' ? <SetAsideDialog row={row} onClose={close} onReport={onReport} /> : null}
    </>
  );
}
