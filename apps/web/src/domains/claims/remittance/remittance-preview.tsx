import { plural } from '@cleaning/contract/rules';
import type { Remittance } from '@cleaning/contract/claims';
import { formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useMemo, useRef, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { PhoneBar } from '#kit/forms/phone-bar.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { AfterApply } from './after-apply.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { type AnswerRow, listUnclearRows } from './answer-rows.ts';
import { sumAnswers } from './answer-sums.ts';
import { AnswersTable } from './answers-table.tsx';
import type { AppliedFiles } from './applied-remittance.tsx';
import { CheckedAnswers } from './checked-answers.tsx';
import { ImportFrame } from './import-frame.tsx';
import {
  describeFiles,
  type RemittanceFile,
  toRemittanceRequest,
  useRemittanceFiles,
} from './remittance-files.ts';
import remittanceStyles from './remittance.module.css';

export interface RemittancePreviewProps {
  readonly files: readonly RemittanceFile[];
  readonly onAddFile: () => void;
  readonly onApplied: (applied: AppliedFiles) => void;
}

/** The effects of files on each invoice, to review and apply. */
export function RemittancePreview({ files, onAddFile, onApplied }: RemittancePreviewProps) {
  const api = useApi();
  const { data: totals } = useQuery(api.getInvoiceTotals.query());
  const { leaveOut, error: leaveOutError } = useLeaveOut(files);
  const apply = useApply(files, (applied) =>
    onApplied({ files: applied, before: totals, at: new Date() }),
  );
  const rows = useRows<HTMLDivElement>();
  const { newRows, accepted, rejected } = sumAnswers(files);
  useApplyShortcut(newRows > 0 ? apply.submit : null);
  return (
    <ImportFrame
      step={1}
      title="Check the answers"
      text={`${describeFiles(files)}. Nothing changes until you apply ${files.length === 1 ? 'it' : 'them'}.`}
      action={
        <>
          <Button variant="outline" icon={<FileUp />} onClick={onAddFile}>
            Add a file
          </Button>
          {newRows === 0 ? null : (
            <PhoneBar
              amount={formatMoney(accepted.cents)}
              text={`${accepted.count} accepted, ${rejected.count} rejected`}
            >
              <Button busy={apply.isBusy} busyLabel="Applying" onClick={() => void apply.submit()}>
                Apply {plural(newRows, 'row')}
              </Button>
            </PhoneBar>
          )}
        </>
      }
    >
      <AnswerFigures files={files} />
      <ErrorAlert title="Not everything was applied" error={apply.error} />
      <ErrorAlert title="Not left out" error={leaveOutError} />
      {newRows > 0 ? null : (
        <Alert tone="info">
          <p>
            Everything in these rows is recorded already, left out or still open. There is nothing
            to apply.
          </p>
        </Alert>
      )}
      <UnclearRows files={files} />
      <div ref={rows}>
        <AnswersTable files={files} isDone={false} onLeaveOut={leaveOut} />
      </div>
      <div className={remittanceStyles['cards']}>
        {totals === undefined ? null : <AfterApply totals={totals} files={files} />}
        <CheckedAnswers files={files} />
      </div>
      <KeyHints hints={HINTS} />
    </ImportFrame>
  );
}

const HINTS = [
  { keys: ['J', 'K'], label: 'row' },
  { keys: ['Enter'], label: 'open invoice' },
  { keys: ['X'], label: 'leave a row out' },
  { keys: ['Ctrl', 'Enter'], label: 'apply' },
] as const;

function useApplyShortcut(apply: (() => Promise<void>) | null): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () =>
      apply === null
        ? []
        : [
            {
              keys: ['Ctrl+Enter'],
              group: 'Writing',
              label: 'Apply the answers',
              run: () => void apply(),
            },
          ],
    [apply],
  );
  useShortcuts(shortcuts);
}

/** The rows that cannot be used, and why. */
function UnclearRows({ files }: Pick<RemittancePreviewProps, 'files'>) {
  const unclear = files.flatMap(({ name, remittance }) =>
    listUnclearRows(remittance).map((row) => ({ name, ...row })),
  );
  if (unclear.length === 0) return null;
  return (
    <Alert tone="warning" title="Some rows are not used">
      <ul>
        {unclear.map(({ name, row, reference, reason }) => (
          <li key={`${name} ${row}`}>
            {files.length > 1 ? `${name}, row` : 'Row'} {row}, {reference}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Leaves rows out or takes them back in. The service then computes the effects again. */
function useLeaveOut(files: readonly RemittanceFile[]) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.previewRemittance.mutation());
  const { updateFile } = useRemittanceFiles();
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(0);
  const leaveOut = async (rows: readonly AnswerRow[], isOut: boolean) => {
    latest.current += 1;
    const call = latest.current;
    setError(null);
    for (const file of files) {
      const own = rows.filter((row) => row.file.id === file.id).map(({ row }) => row);
      if (own.length === 0) continue;
      const others = file.leftOut.filter((row) => !own.includes(row));
      const leftOut = isOut ? [...others, ...own] : others;
      try {
        // oxlint-disable-next-line no-await-in-loop
        const remittance = await mutateAsync(toRemittanceRequest({ ...file, leftOut }));
        // A later change makes this response out of date.
        if (call === latest.current) updateFile(file.id, { leftOut, remittance });
      } catch (failure) {
        setError(failure);
      }
    }
  };
  return {
    leaveOut: (rows: readonly AnswerRow[], isOut: boolean) => void leaveOut(rows, isOut),
    error,
  };
}

/**
 * Applies each file once. When one fails, a retry does not send the files that were already
 * applied.
 */
function useApply(
  files: readonly RemittanceFile[],
  onApplied: (files: readonly RemittanceFile[]) => void,
) {
  const api = useApi();
  const send = useSend(api.applyRemittance.mutation());
  const done = useRef<ReadonlyMap<string, Remittance>>(new Map());
  return useSubmitOnce(async () => {
    for (const file of files) {
      if (done.current.has(file.id)) continue;
      // In order, because two files may pay the same invoice.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await send(toRemittanceRequest(file));
      done.current = new Map(done.current).set(file.id, answer);
    }
    onApplied(
      files.map((file) => ({ ...file, remittance: done.current.get(file.id) ?? file.remittance })),
    );
  });
}
