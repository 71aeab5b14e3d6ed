import type { QuoteResult, StaffQuoteSummary } from '@cleaning/contract/quotes';
import { SelectField } from '@cleaning/ui/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface AssignDialogProps {
  readonly open: boolean;
  readonly quotes: readonly Pick<StaffQuoteSummary, 'id' | 'version'>[];
  readonly onClose: () => void;
  readonly onDone: (results: readonly QuoteResult[]) => void;
}

const NOBODY = 'nobody';

/** Assigns quotes to a staff member, who owns them from then on. */
export function AssignDialog({ open, quotes, onClose, onDone }: AssignDialogProps) {
  const api = useApi();
  const { data: staff = [] } = useQuery({
    ...api.listStaffMembers.query({ role: 'office' }),
    enabled: open,
  });
  const [owner, setOwner] = useState('');
  const giving = useCommand(api.assignQuotes.mutation(), {
    isRepeatable: true,
    onDone: ({ results }) => onDone(results),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        quotes.length === 1
          ? 'Who should look after this quote?'
          : `Who should look after these ${quotes.length} quotes?`
      }
      confirmLabel={quotes.length === 1 ? 'Pass quote on' : 'Pass quotes on'}
      busyLabel="Passing on"
      keepLabel="Not now"
      harmless
      canConfirm={owner !== ''}
      busy={giving.isBusy}
      error={giving.error}
      errorTitle="Not passed on"
      onConfirm={() =>
        void giving.submit({
          quotes: quotes.map(({ id, version }) => ({ id, version })),
          owner_id: owner === NOBODY ? null : owner,
        })
      }
    >
      <SelectField
        label="Who looks after it"
        placeholder="Choose a person"
        value={owner}
        options={[
          ...staff.map(({ id, first_name }) => ({ value: id, label: first_name })),
          { value: NOBODY, label: 'No one' },
        ]}
        onChange={(event) => setOwner(event.target.value)}
      />
    </ConfirmDialog>
  );
}
