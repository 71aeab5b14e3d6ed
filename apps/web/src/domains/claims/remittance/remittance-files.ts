import { plural } from '@cleaning/contract/rules';
import type { Remittance } from '@cleaning/contract/claims';
import { formatPlainDate } from '@cleaning/pricing';
import { useSyncExternalStore } from 'react';
import { useDrafts } from '#kit/drafts/use-drafts.tsx';

/** A remittance file of the agency or a plan manager, with what the service read in it. */
export interface RemittanceFile {
  /** Identifies a file within the import. */
  readonly id: string;
  readonly name: string;
  readonly content: string;
  /**
   * The bank statement's reference for its money, and the date of receipt. Both are unused for a
   * file without money.
   */
  readonly reference: string;
  readonly receivedOn: string | null;
  /** The numbers of the rows that staff leave out. */
  readonly leftOut: readonly number[];
  readonly remittance: Remittance;
}

const NAME = 'remittance files';
const NONE: readonly RemittanceFile[] = [];

/**
 * The files that were checked but not applied yet. They are chosen on one page and reviewed on the
 * next. They contain names of participants, so they are kept only in memory and only during the
 * session.
 */
export function useRemittanceFiles() {
  const drafts = useDrafts();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.get(NAME));
  return {
    files: (kept as readonly RemittanceFile[] | undefined) ?? NONE,
    replaceFiles: (files: readonly RemittanceFile[]) => {
      if (files.length === 0) drafts.remove(NAME);
      else drafts.set(NAME, files, { endsWithSession: true });
    },
    /**
     * Changes a file based on its current value, because another change may happen during a call.
     */
    updateFile: (id: string, changes: Partial<RemittanceFile>) => {
      const latest = (drafts.get(NAME) as readonly RemittanceFile[] | undefined) ?? NONE;
      drafts.set(
        NAME,
        latest.map((file) => (file.id === id ? { ...file, ...changes } : file)),
        { endsWithSession: true },
      );
    },
  };
}

type RemittanceRequestFields = Pick<
  RemittanceFile,
  'content' | 'reference' | 'receivedOn' | 'leftOut'
>;

/** The request to the service for a file. */
export const toRemittanceRequest = ({
  content,
  reference,
  receivedOn,
  leftOut,
}: RemittanceRequestFields) => ({
  content,
  ...(reference.trim() === '' ? {} : { reference }),
  ...(receivedOn === null ? {} : { received_on: receivedOn }),
  left_out: [...leftOut],
});

/** Whether a file has money that is not recorded yet. */
export const hasNewMoney = ({ invoices }: Remittance): boolean =>
  invoices.some((invoice) => invoice.new_cents > 0);

/**
 * The date of money that was already recorded, for example from the bank statement; null if none
 * was.
 */
export const findRecordedDay = ({ invoices }: Remittance): string | null =>
  invoices.find((invoice) => invoice.paid_before_on !== null)?.paid_before_on ?? null;

/** The payers in a file, without repeats: "NDIA, batch 6", "Northside Plan Management". */
export const payersIn = ({ invoices }: Remittance): string[] => [
  ...new Set(invoices.map(payerLabel)),
];

/** The payer of an invoice, with the claim batch for the agency. */
export const payerLabel = ({
  payer_name: name,
  batch_number: batch,
}: Remittance['invoices'][number]): string => (batch === null ? name : `${name}, batch ${batch}`);

/** The bank statement row that may be the money of a file; null if no row has its sum. */
export const findBankRow = ({ payers }: Remittance) =>
  payers
    .flatMap(({ bank_row: row, paid_cents }) => (row === null ? [] : [{ ...row, paid_cents }]))
    .at(0) ?? null;

/**
 * The files with the date of their money: "3 files of Friday 20 November 2026". Without the date if
 * there are several.
 */
export function describeFiles(files: readonly RemittanceFile[]): string {
  const [day, ...others] = new Set(files.flatMap(({ receivedOn }) => receivedOn ?? []));
  const count = plural(files.length, 'file');
  return day === undefined || others.length > 0
    ? count
    : `${count} of ${formatPlainDate(day, 'long')}`;
}
