import type { Quote } from '@cleaning/contract/quotes';
import { Alert } from '@cleaning/ui/alert';
import { useState } from 'react';
import { AssignDialog } from '../list/assign-dialog.tsx';

export interface GiveQuoteProps {
  readonly quote: Quote;
  /** Whether the dialog for choosing a new owner is open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Gives one quote to a colleague, and shows why that was refused. */
export function GiveQuote({ quote, open, onClose }: GiveQuoteProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      {refusal === null ? null : (
        <Alert tone="danger" title="Not passed on" live>
          <p>{refusal}</p>
        </Alert>
      )}
      <AssignDialog
        open={open}
        quotes={[quote]}
        onClose={onClose}
        onDone={([result]) => {
          onClose();
          setRefusal(result?.error?.detail ?? null);
        }}
      />
    </>
  );
}
