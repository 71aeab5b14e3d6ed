import type { Remittance } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { useSyncExternalStore } from 'react';
import { useDrafts } from '../../../shared/drafts/use-drafts.tsx';

/** A file of the agency or of a plan manager, and what the service read in it. */
export interface RemittanceFile {
  /** Tells the files of one import apart. */
  readonly id: string;
  readonly name: string;
  readonly content: string;
  /** What the bank statement calls its money, and when that came: nothing of a file without money. */
  readonly reference: string;
  readonly receivedOn: string | null;
  /** The rows that staff leave out, by their numbers. */
  readonly leftOut: readonly number[];
  readonly remittance: Remittance;
}

const NAME = 'remittance files';
const NONE: readonly RemittanceFile[] = [];

/**
 * The files that were checked and not applied yet: they are chosen on one page and looked over on the next.
 * They name participants, so they are kept in memory alone, and no longer than the session.
 */
export function useRemittanceFiles() {
  const drafts = useDrafts();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.get(NAME));
  return {
    files: (kept as readonly RemittanceFile[] | undefined) ?? NONE,
    keep: (files: readonly RemittanceFile[]) => {
      if (files.length === 0) drafts.remove(NAME);
      else drafts.set(NAME, files, { endsWithSession: true });
    },
    /** Changes one of them as it is by then: another may have changed while a call was under way. */
    change: (id: string, changes: Partial<RemittanceFile>) => {
      const latest = (drafts.get(NAME) as readonly RemittanceFile[] | undefined) ?? NONE;
      drafts.set(
        NAME,
        latest.map((file) => (file.id === id ? { ...file, ...changes } : file)),
        { endsWithSession: true },
      );
    },
  };
}

type Asked = Pick<RemittanceFile, 'content' | 'reference' | 'receivedOn' | 'leftOut'>;

/** What the service is asked about a file. */
export const requestOf = ({ content, reference, receivedOn, leftOut }: Asked) => ({
  content,
  ...(reference.trim() === '' ? {} : { reference }),
  ...(receivedOn === null ? {} : { received_on: receivedOn }),
  left_out: [...leftOut],
});

/** Whether a file brings money that is not recorded yet. */
export const hasNewMoney = ({ invoices }: Remittance): boolean =>
  invoices.some((invoice) => invoice.new_cents > 0);

/** The day of money that was recorded before, such as by the bank statement; null where there is none. */
export const recordedDayOf = ({ invoices }: Remittance): string | null =>
  invoices.find((invoice) => invoice.paid_before_on !== null)?.paid_before_on ?? null;

/** The payers in a file, each once: "NDIA, batch 6", "Northside Plan Management". */
export const payersIn = ({ invoices }: Remittance): string[] => [
  ...new Set(invoices.map(payerLabel)),
];

/** Who pays an invoice, and the batch in which the agency was asked to. */
export const payerLabel = ({
  payer_name: name,
  batch_number: batch,
}: Remittance['invoices'][number]): string => (batch === null ? name : `${name}, batch ${batch}`);

/** The row of a bank statement that may be the money of a file; null where none has its sum. */
export const firstBankRowOf = ({ payers }: Remittance) =>
  payers
    .flatMap(({ bank_row: row, paid_cents }) => (row === null ? [] : [{ ...row, paid_cents }]))
    .at(0) ?? null;

/** "1 row", "6 rows". */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;

/** "3 files of Friday 20 November 2026"; without the day where their money came on several. */
export function describeFiles(files: readonly RemittanceFile[]): string {
  const [day, ...others] = new Set(files.flatMap(({ receivedOn }) => receivedOn ?? []));
  const count = countOf(files.length, 'file');
  return day === undefined || others.length > 0
    ? count
    : `${count} of ${formatPlainDate(day, 'long')}`;
}
