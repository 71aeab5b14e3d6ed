import type { ClientListItem } from '@cleaning/contract/clients';
import { fullName, formatPhone } from '@cleaning/contract/rules';
import { formatMoney } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Badge } from '@cleaning/ui/badge';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import MailWarning from 'lucide-react/icons/mail-warning';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import { staffClientPath } from '../../client-paths.ts';
import { ClientKind } from '../../client-kind.tsx';
import { clientsView, type ClientsView } from './clients-view.ts';
import styles from './clients-table.module.css';

export interface ClientsTableProps {
  readonly clients: readonly ClientListItem[];
  readonly view: ClientsView;
}

/** A table of clients. */
export function ClientsTable({ clients, view }: ClientsTableProps) {
  return (
    <DataTable
      caption="Clients"
      dense
      columns={columnsFor(view)}
      rows={clients}
      rowKey={({ id }) => id}
    />
  );
}

function sortByName(view: ClientsView) {
  const direction = { name: 'ascending', '-name': 'descending' } as const;
  const ordering = view.ordering === 'name' ? ('-name' as const) : ('name' as const);
  return {
    href: clientsView.pathOf({ ...view, ordering, page: 1 }),
    direction:
      view.ordering === 'name' || view.ordering === '-name' ? direction[view.ordering] : undefined,
  };
}

const columnsFor = (view: ClientsView): DataColumn<ClientListItem>[] => [
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    rowHeader: true,
    sort: sortByName(view),
    cell: ({ id, first_name, last_name }) => {
      const name = fullName(first_name, last_name);
      return (
        <Link href={staffClientPath(id)} className={styles['client']}>
          <Avatar initials={formatInitials(name)} tone="neutral" size="sm" />
          {name}
        </Link>
      );
    },
  },
  {
    key: 'kind',
    header: 'Kind',
    place: 'status',
    cell: (client) => <ClientKind client={client} />,
  },
  {
    key: 'phone',
    header: 'Phone',
    place: 'hidden',
    cell: ({ phone_number }) => (
      <Text as="span" figures wrap="one-line">
        {phone_number === null ? '–' : formatPhone(phone_number)}
      </Text>
    ),
  },
  {
    key: 'suburb',
    header: 'Suburb',
    place: 'start',
    cell: ({ suburb }) => <span className={styles['suburb']}>{suburb ?? '–'}</span>,
  },
  {
    key: 'visit',
    header: 'Next visit',
    place: 'end',
    cell: ({ next_visit_on }) =>
      next_visit_on === null ? (
        'None booked'
      ) : (
        <>
          <FoldedText>Next visit </FoldedText>
          {describeShortDate(next_visit_on)}
        </>
      ),
  },
  {
    key: 'note',
    header: 'Note',
    place: 'hidden',
    cell: (client) => <ClientNote client={client} />,
  },
  {
    key: 'owes',
    header: 'Owes',
    place: 'amount',
    align: 'end',
    cell: ({ balance_cents, credit_cents }) => {
      const amount = formatMoney(balance_cents);
      return (
        <>
          {balance_cents === 0 ? (
            <Text as="span" tone="muted" figures>
              {amount}
            </Text>
          ) : (
            <Text as="b" figures wrap="one-line">
              {amount}
            </Text>
          )}
          {credit_cents === 0 ? null : (
            <>
              {' '}
              <Badge tone="success">Credit {formatMoney(credit_cents)}</Badge>
            </>
          )}
        </>
      );
    },
  },
];

function ClientNote({ client }: { readonly client: ClientListItem }) {
  if (!client.is_active) return <Badge>Account closed</Badge>;
  if (client.email === null) return <Badge icon={<MailWarning />}>Cannot log in</Badge>;
  if (client.can_sign_in) return '–';
  return (
    <Badge tone="warning" icon={<MailWarning />}>
      Not logged in yet
    </Badge>
  );
}
