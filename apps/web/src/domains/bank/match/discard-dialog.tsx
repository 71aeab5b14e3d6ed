import { plural } from '@cleaning/contract/rules';
import type { BankStatement } from '@cleaning/contract/bank';
import { useToast } from '@cleaning/ui/toast';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useRemoval } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { STAFF_BANK_IMPORT_PATH } from '../bank-paths.ts';

export interface DiscardDialogProps {
  readonly statement: BankStatement;
  readonly onClose: () => void;
}

/** Asks before an import is removed. An import with recorded rows cannot be removed. */
export function DiscardDialog({ statement, onClose }: DiscardDialogProps) {
  const api = useApi();
  const discard = api.discardBankStatement.mutation({ id: statement.id });
  const navigate = useNavigate();
  const toast = useToast();
  const { file_name: name, matched_count: matched, row_count: rows } = statement;
  const { submit, isBusy, error } = useRemoval(discard, async () => {
    toast.show(`${name} discarded`);
    await navigate(STAFF_BANK_IMPORT_PATH);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={matched === 0 ? 'Discard this file?' : 'This file cannot be discarded'}
      confirmLabel="Discard file"
      busyLabel="Discarding"
      keepLabel="Keep it"
      canConfirm={matched === 0}
      onConfirm={() => void submit()}
      busy={isBusy}
      error={error}
      errorTitle="Not discarded"
    >
      {matched === 0 ? (
        <p>
          {name} and its {plural(rows, 'row')} go, as if you had not imported it. Rows that another
          file has as well stay with that file. You can import this one again.
        </p>
      ) : (
        <p>
          {plural(matched, 'row')} of it {matched === 1 ? 'is' : 'are'} recorded already. Set the
          rows aside that pay no invoice, then finish.
        </p>
      )}
    </ConfirmDialog>
  );
}
