import { isApiError } from '@cleaning/api-client';
import { company } from '@cleaning/company';
import { MAX_STATEMENT_BYTES } from '@cleaning/contract/bank';
import { UPLOAD_REFUSALS } from '@cleaning/contract/files/rules';
import { pathWithId } from '@cleaning/contract/routes';
import { CheckboxField, SelectField } from '@cleaning/ui/field';
import { FilePicker, type PickedFile } from '@cleaning/ui/file-picker';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { describeUploadProblem } from '#kit/files/upload-problem.ts';
import { useIdempotencyKey } from '#kit/hooks/use-idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ACCOUNTS } from './bank-labels.ts';
import { STAFF_BANK_STATEMENT_PATH } from './bank-paths.ts';

type Sending = { readonly file: File } & Pick<PickedFile, 'status' | 'problem'>;

export interface ChosenFile {
  readonly file: File;
  /** The number of the account that it is of. */
  readonly account: string;
}

export interface StatementFileProps {
  /** Takes a CSV file of which staff have to say what the columns are, or want to. */
  readonly onColumns: (chosen: ChosenFile) => void;
}

/** The value in the address with which the columns are checked. */
const CHECK = 'check';

/** Uploads a bank's file for an account and opens the imported statement. */
export function StatementFile({ onColumns }: StatementFileProps) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.importBankStatement.mutation());
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  const [account, setAccount] = useState(company.bank.accountNumber);
  const [params] = useSearchParams();
  const [isChecked, setChecked] = useState(params.get('columns') === CHECK);
  const [sending, setSending] = useState<Sending | null>(null);

  const send = async (file: File) => {
    const refusal = findRefusal(file);
    if (refusal !== null) {
      setSending({ file, status: 'refused', problem: refusal });
      return;
    }
    if (isChecked && isCsv(file)) {
      onColumns({ file, account });
      return;
    }
    setSending({ file, status: 'sending' });
    try {
      const idempotencyKey = keyFor([file.name, file.size, file.lastModified, account]);
      const { id } = await mutateAsync({ file, account_number: account, idempotencyKey });
      await navigate(pathWithId(STAFF_BANK_STATEMENT_PATH, id));
    } catch (error) {
      if (isApiError(error) && error.fieldErrors['columns'] !== undefined) {
        onColumns({ file, account });
      } else setSending({ file, ...describeUploadProblem(error) });
    }
  };
  const take = ([file]: readonly File[]) => {
    if (file !== undefined && sending?.status !== 'sending') void send(file);
  };
  return (
    <>
      <SelectField
        label="Account"
        hint="A file that names no account is taken as of this one. Of a file of several accounts, only this one is read."
        options={ACCOUNTS}
        value={account}
        disabled={sending?.status === 'sending'}
        onChange={(event) => setAccount(event.target.value)}
      />
      <FilePicker
        label="Choose file"
        title="Add the file of the bank"
        level={3}
        hint="OFX, CAMT.053 (XML) or CSV, up to 5 MB and 5,000 rows"
        accept=".ofx,.qfx,.xml,.csv,.tsv,.txt"
        single
        files={sending === null ? [] : [toPicked(sending)]}
        doneLabel="Imported"
        onFiles={take}
        onRemove={() => setSending(null)}
        onRetry={() => take(sending === null ? [] : [sending.file])}
      />
      <CheckboxField
        label="Let me check the columns of a CSV file first"
        hint="To change columns that were chosen before. A file that we do not know asks anyway."
        checked={isChecked}
        disabled={sending?.status === 'sending'}
        onChange={(event) => setChecked(event.target.checked)}
      />
    </>
  );
}

function findRefusal({ size }: File): string | null {
  if (size === 0) return UPLOAD_REFUSALS.empty;
  return size > MAX_STATEMENT_BYTES ? UPLOAD_REFUSALS.tooLarge(MAX_STATEMENT_BYTES) : null;
}

const isCsv = ({ name }: File): boolean => /\.(?:csv|tsv|txt)$/iu.test(name);

const toPicked = ({ file, status, problem }: Sending): PickedFile => ({
  id: 'statement',
  name: file.name,
  size: file.size,
  status,
  problem,
});
