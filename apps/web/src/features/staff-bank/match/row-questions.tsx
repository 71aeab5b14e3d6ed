import type { BankRow } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { useState } from 'react';
import { ChooseClientDialog } from './choose-client-dialog.tsx';
import { ChooseInvoicesDialog } from './choose-invoices-dialog.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';

export interface RowQuestionsProps {
  readonly row: BankRow;
  /** True where nothing was found that it may pay. */
  readonly isUnmatched?: boolean;
  readonly onReport: (report: string) => void;
}

/** What can be done with a row whatever was found for it: other invoices, or none. */
export function RowQuestions({ row, isUnmatched = false, onReport }: RowQuestionsProps) {
  const [asked, setAsked] = useState<'client' | 'choose' | 'aside' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {isUnmatched ? (
        <Button variant="ghost" size="sm" onClick={() => setAsked('client')}>
          Choose a client
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" data-choose="" onClick={() => setAsked('choose')}>
        Choose invoices
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsked('aside')}>
        Not a client payment
      </Button>
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
