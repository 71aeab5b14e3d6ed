import { joinWithAnd, plural } from '@cleaning/contract/rules';
import type { Remittance } from '@cleaning/contract/claims';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { IconButton } from '@cleaning/ui/button';
import { TextField } from '@cleaning/ui/field';
import Trash2 from 'lucide-react/icons/trash-2';
import { findBankRow, hasNewMoney, payersIn, type RemittanceFile } from './remittance-files.ts';
import styles from './remittance.module.css';

/** A chosen file: read, not yet read, or unreadable. */
export interface ChosenFile extends Omit<RemittanceFile, 'remittance'> {
  readonly remittance: Remittance | null;
  /** Why the file cannot be read. */
  readonly problem?: string;
}

export interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  /** The latest date on which the money can have been received: today in Sydney. */
  readonly today: string;
  /** True once staff tried to continue, so that a missing reference is an error. */
  readonly isAsked: boolean;
  readonly onChange: (id: string, changes: Partial<ChosenFile>) => void;
  readonly onRemove: (id: string) => void;
}

/** Whether the file has new money but no bank statement reference yet. */
export const isWithoutReference = ({ remittance, reference }: ChosenFile): boolean =>
  remittance !== null && hasNewMoney(remittance) && reference.trim() === '';

export const referenceFieldId = (id: string): string => `reference-${id}`;

/** The chosen files, with their payers and the bank statement rows of their money. */
export function ChosenFiles({ files, today, isAsked, onChange, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label="Files">
      {files.map((file) => (
        <li key={file.id}>
          <div className={styles['file']}>
            <span>
              <b>{file.name}</b>
              <FileStatus file={file} />
            </span>
            <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file.id)}>
              <Trash2 />
            </IconButton>
          </div>
          {file.remittance === null || !hasNewMoney(file.remittance) ? null : (
            <div className={styles['fields']}>
              <TextField
                id={referenceFieldId(file.id)}
                label="Reference on the bank statement"
                hint={bankRowHint(file.remittance)}
                value={file.reference}
                maxLength={100}
                error={
                  isAsked && isWithoutReference(file)
                    ? 'Enter the reference that the bank statement shows.'
                    : undefined
                }
                onChange={(event) => onChange(file.id, { reference: event.target.value })}
              />
              <TextField
                id={`received-${file.id}`}
                label="Received on"
                type="date"
                max={today}
                value={file.receivedOn ?? ''}
                onChange={(event) => onChange(file.id, { receivedOn: event.target.value })}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileStatus({ file: { remittance, problem } }: { readonly file: ChosenFile }) {
  if (problem !== undefined) {
    return (
      <small role="alert" data-wrong="">
        {problem}
      </small>
    );
  }
  if (remittance === null) return <small>Reading</small>;
  const payers = payersIn(remittance);
  const who = payers.length === 0 ? 'No invoice of ours' : joinWithAnd(payers);
  return (
    <small>
      {who}. {plural(remittance.rows.length, 'row')}
    </small>
  );
}

/** Where the reference was found, or why it is needed. */
function bankRowHint(remittance: Remittance): string {
  const row = findBankRow(remittance);
  return row === null
    ? 'The same reference counts once.'
    : `Of the bank row of ${formatPlainDate(row.booked_on, 'medium')}, ${formatMoney(row.paid_cents)}.`;
}
