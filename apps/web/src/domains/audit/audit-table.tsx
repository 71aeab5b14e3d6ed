import type { AuditEntry } from '@cleaning/contract/audit';
import { describeAuditEntry } from '@cleaning/contract/audit/rules';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { type DataColumn, DataTable, FoldedText, type TableGroups } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import styles from './audit-table.module.css';
import { auditRecordPath } from './record-path.ts';

export interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** The name of a person of the team. */
  readonly personName: (id: string) => string | undefined;
}

/** Entries of the audit log, by day. */
export function AuditTable({ entries, personName }: AuditTableProps) {
  return (
    <DataTable
      caption="Audit log"
      dense
      columns={columnsWith(personName)}
      rows={entries}
      rowKey={({ id }) => id}
      groups={BY_DAY}
    />
  );
}

const BY_DAY: TableGroups<AuditEntry> = {
  keyOf: ({ occurred_at: at }) => sydneyDateOf(at),
  heading: ([first]) =>
    first === undefined ? null : <b>{formatPlainDate(sydneyDateOf(first.occurred_at), 'long')}</b>,
};

const columnsWith = (personName: AuditTableProps['personName']): DataColumn<AuditEntry>[] => [
  {
    key: 'time',
    header: 'Time',
    place: 'start',
    cell: ({ occurred_at: at }) => formatInstant(at, 'time'),
  },
  {
    key: 'what',
    header: 'Who did what',
    place: 'wide',
    rowHeader: true,
    cell: (entry) => <Sentence entry={entry} personName={personName} />,
  },
  {
    key: 'client',
    header: 'Client',
    place: 'status',
    cell: ({ client, subject_type: subject }) =>
      // The sentence names them already.
      client === null || subject === 'client' || subject === 'user' ? null : (
        <>
          <FoldedText>Client: </FoldedText>
          <Link href={staffClientPath(client.id)} className={styles['client']}>
            {client.name}
          </Link>
        </>
      ),
  },
  {
    key: 'reason',
    header: 'Reason',
    place: 'wide',
    cell: ({ reason }) =>
      reason === null ? null : (
        <Text wrap="anywhere">
          <FoldedText>Reason: </FoldedText>
          {noBreak(reason)}
        </Text>
      ),
  },
];

interface SentenceProps extends Pick<AuditTableProps, 'personName'> {
  readonly entry: AuditEntry;
}

function Sentence({ entry, personName }: SentenceProps) {
  const { who, did, record, after } = describeAuditEntry(entry, personName);
  const href = auditRecordPath(entry);
  const name = noBreak(record);
  return (
    <Text wrap="anywhere">
      <b>{who}</b> {did}{' '}
      {href === undefined ? (
        name
      ) : (
        <Link href={href} className={styles['record']}>
          {name}
        </Link>
      )}
      {after === '' ? null : ` ${after}`}
    </Text>
  );
}
