import { type Client, type ClientOverview, HISTORY_LENGTH } from '@cleaning/contract/clients';
import { fullName, formatPhone } from '@cleaning/contract/rules';
import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FilePlus from 'lucide-react/icons/file-plus';
import type { ReactNode } from 'react';
import { describeShortMoment } from '#domains/appointments/format-appointment.ts';
import { cannotReadMessages } from '#domains/clients/no-email.ts';
import { describeKind } from '#domains/clients/client-kind.tsx';
import { staffClientDocumentsPath } from '#domains/documents/document-paths.ts';
import { staffClientPath, withClient } from '#domains/clients/client-paths.ts';
import { STAFF_VISIT_NEW_PATH, staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { STAFF_QUOTE_NEW_PATH } from '#domains/quotes/quote-paths.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './about-client.module.css';

/** Details of the client that are often needed to answer. */
export function AboutClient({ clientId }: { readonly clientId: string }) {
  const api = useApi();
  const client = useQuery(api.getClient.query({ id: clientId }));
  const history = useQuery(api.getClientHistory.query({ id: clientId, limit: HISTORY_LENGTH }));
  return (
    <aside className={styles['root']} aria-label="About the client">
      <QueryContent query={client} what="the client" skeleton={<Waiting />} level={2}>
        {(known) => <Facts client={known} overview={history.data?.overview} />}
      </QueryContent>
      <Stack gap="space-2">
        <ButtonLink
          variant="outline"
          icon={<CalendarPlus />}
          href={withClient(STAFF_VISIT_NEW_PATH, clientId)}
        >
          New visit
        </ButtonLink>
        <ButtonLink
          variant="outline"
          icon={<FilePlus />}
          href={withClient(STAFF_QUOTE_NEW_PATH, clientId)}
        >
          New quote
        </ButtonLink>
        <ButtonLink variant="ghost" href={staffClientPath(clientId)}>
          Client page
        </ButtonLink>
        <ButtonLink variant="ghost" href={staffClientDocumentsPath(clientId)}>
          Documents
        </ButtonLink>
      </Stack>
      <Text size="xs" tone="muted">
        {client.data?.email === null
          ? cannotReadMessages(client.data.first_name)
          : 'Email says only that there is a message, never what it says.'}
      </Text>
    </aside>
  );
}

const Waiting = () => (
  <SkeletonGroup label="Loading the client">
    <Skeleton />
    <Skeleton shape="short" />
  </SkeletonGroup>
);

interface FactsProps {
  readonly client: Client;
  /** Undefined while loading. */
  readonly overview: ClientOverview | undefined;
}

function Facts({ client, overview }: FactsProps) {
  const { phone_number: phone } = client;
  return (
    <>
      <div>
        <h2 className={styles['name']}>{fullName(client.first_name, client.last_name)}</h2>
        <Text tone="muted">{describeKind(client)}</Text>
      </div>
      <dl className={styles['facts']}>
        {overview === undefined ? null : (
          <>
            <NextVisit visit={overview.next_visit} />
            <Fact label="Owes">{formatMoney(overview.owed_cents)}</Fact>
          </>
        )}
        <Fact label="Phone">
          {phone === null ? 'Not given' : <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>}
        </Fact>
      </dl>
    </>
  );
}

function NextVisit({ visit }: { readonly visit: ClientOverview['next_visit'] }) {
  if (visit === null) return <Fact label="Next">No visit booked</Fact>;
  const isNow = visit.status === 'in_progress';
  const when = visit.starts_at === null ? null : describeShortMoment(visit.starts_at);
  return (
    <Fact label={isNow ? 'Now' : 'Next'}>
      <Link href={staffVisitPath(visit.id)}>{`Visit ${visit.reference}`}</Link>
      {when === null ? null : <small>{when}</small>}
    </Fact>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
