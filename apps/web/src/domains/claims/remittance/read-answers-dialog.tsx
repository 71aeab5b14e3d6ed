import { textOfRemittance } from '@cleaning/contract/claims/rules';
import { plural } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { FilePicker } from '@cleaning/ui/file-picker';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { describeUploadProblem } from '#kit/files/upload-problem.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { createIdempotencyKey } from '#kit/lib/idempotency-key.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { claimsPath } from '../claims-view.ts';
import { STAFF_CLAIMS_IMPORT_PATH } from '../claim-paths.ts';
import {
  type ChosenFile,
  ChosenFiles,
  isWithoutReference,
  referenceFieldId,
} from './chosen-files.tsx';
import {
  findBankRow,
  hasNewMoney,
  findRecordedDay,
  toRemittanceRequest,
  useRemittanceFiles,
} from './remittance-files.ts';

export interface ReadAnswersDialogProps {
  readonly onClose: () => void;
}

/** Chooses remittance files of the agency and of plan managers, and has the service read them. */
export function ReadAnswersDialog({ onClose }: ReadAnswersDialogProps) {
  const api = useApi();
  const { mutateAsync: preview } = useMutation(api.previewRemittance.mutation());
  const { files: kept, replaceFiles } = useRemittanceFiles();
  const [files, setFiles] = useState<readonly ChosenFile[]>(kept);
  const [isAsked, setAsked] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const today = sydneyDateOf(useNow());
  const change = (id: string, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const add = async (file: File) => {
    const id = createIdempotencyKey();
    const chosen = { id, name: file.name, reference: '', receivedOn: null, leftOut: [] };
    // Added at once, so that the order does not depend on which file is read first.
    setFiles((before) => [...before, { ...chosen, content: '', remittance: null }]);
    try {
      const decoded = await textOfRemittance(file);
      if (decoded.refusal !== null) {
        change(id, { problem: decoded.refusal });
        return;
      }
      const content = decoded.text;
      const remittance = await preview({ content });
      const { reference = '', booked_on: bookedOn = null } = findBankRow(remittance) ?? {};
      change(id, {
        content,
        remittance,
        reference,
        receivedOn: bookedOn ?? (hasNewMoney(remittance) ? today : findRecordedDay(remittance)),
      });
    } catch (error) {
      change(id, { problem: describeUploadProblem(error).problem ?? 'It cannot be read.' });
    }
  };
  const take = (chosen: readonly File[]) => {
    for (const file of chosen) void add(file);
  };
  const remove = (id: string) => {
    setFiles((before) => before.filter((file) => file.id !== id));
    // The pressed button disappears with its file.
    addButton.current?.focus();
  };

  const read = files.filter((file) => file.remittance !== null);
  const rowCount = read.reduce((sum, file) => sum + (file.remittance?.rows.length ?? 0), 0);
  const unnamed = read.find(isWithoutReference);
  const check = useSubmitOnce(
    async () => {
      setAsked(true);
      if (unnamed !== undefined) {
        document.getElementById(referenceFieldId(unnamed.id))?.focus();
        return;
      }
      const checked = [];
      for (const file of read) {
        // In sequence, because each call counts against a rate limit and there are few files.
        // oxlint-disable-next-line no-await-in-loop
        checked.push({ ...file, remittance: await preview(toRemittanceRequest(file)) });
      }
      replaceFiles(checked);
      onClose();
      await navigate(STAFF_CLAIMS_IMPORT_PATH);
    },
    { isRepeatable: true },
  );
  const isReading = files.some(({ remittance, problem }) => remittance === null && !problem);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Use these answers?"
      actions={
        <>
          <Button
            busy={check.isBusy}
            busyLabel="Checking"
            disabled={read.length === 0 || isReading}
            onClick={() => void check.submit()}
          >
            {read.length === 0 ? 'Check the rows' : `Check ${plural(rowCount, 'row')}`}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <Stack gap="space-4">
        <p>
          Results of the NDIA and remittances of plan managers. You see every row before anything
          changes.
        </p>
        <ChosenFiles
          files={files}
          today={today}
          isAsked={isAsked}
          onChange={change}
          onRemove={remove}
        />
        <FilePicker
          buttonRef={addButton}
          compact
          label="Add a file"
          icon={<FileUp />}
          hint={
            <>
              CSV, up to 500 KB and 5,000 rows. You can also{' '}
              <Link href={claimsPath('submitted')} onClick={onClose}>
                enter answers by hand
              </Link>
              .
            </>
          }
          accept=".csv,.tsv,.txt,text/csv"
          files={[]}
          onFiles={take}
          onRemove={() => undefined}
          onRetry={() => undefined}
        />
        <ErrorAlert title="Not read" error={check.error} />
      </Stack>
    </Dialog>
  );
}
