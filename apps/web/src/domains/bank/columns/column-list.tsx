import type { BankColumns } from '@cleaning/contract/bank';
import {
  BANK_COLUMN_KINDS,
  BANK_COLUMN_LABELS,
  type BankColumnKind,
} from '@cleaning/contract/bank/rules';
import { SelectField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import styles from './columns.module.css';
import type { ColumnChoice } from './use-column-choice.ts';

const OPTIONS = BANK_COLUMN_KINDS.map((kind) => ({ value: kind, label: BANK_COLUMN_LABELS[kind] }));

export interface ColumnListProps extends Pick<ColumnChoice, 'kinds' | 'problem' | 'setKind'> {
  readonly columns: BankColumns['columns'];
}

/** The columns of a file side by side, each with what it is and its first cells. */
export function ColumnList({ columns, kinds, problem, setKind }: ColumnListProps) {
  return (
    <ul className={styles['columns']}>
      {columns.map(({ name, samples }, place) => {
        const isWrong = problem?.columns.includes(place) === true;
        return (
          // Columns have their place alone, and may share a name.
          <li key={place} data-left-out={kinds[place] === 'skip' || undefined}>
            <SelectField
              label={name}
              error={isWrong ? 'Change one of these columns.' : undefined}
              options={OPTIONS}
              value={kinds[place] ?? 'skip'}
              onChange={(event) => setKind(place, event.target.value as BankColumnKind)}
            />
            <VisuallyHidden>First cells</VisuallyHidden>
            <ol className={styles['samples']}>
              {samples.map((sample, at) => (
                <li key={at} data-empty={sample === '' || undefined}>
                  {sample === '' ? <VisuallyHidden>empty</VisuallyHidden> : sample}
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}
