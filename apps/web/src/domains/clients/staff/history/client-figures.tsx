import { plural } from '@cleaning/contract/rules';
import { type Client, type ClientOverview, HISTORY_LENGTH } from '@cleaning/contract/clients';
import { formatInstant, formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Link } from '@cleaning/ui/link';
import { SkeletonGroup, Skeleton } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { Figure, Figures } from '#kit/page/figures.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { CreditFigure } from '../credit/credit-figure.tsx';

export interface ClientFiguresProps {
  readonly client: Client;
}

/** Four key figures of a client: credit takes the place of quotes. */
export function ClientFigures({ client }: ClientFiguresProps) {
  const api = useApi();
  // The card below shows the error.
  const query = useQuery(api.getClientHistory.query({ id: client.id, limit: HISTORY_LENGTH }));
  const { data } = query;
  const isFailed = useStandingError(query) !== null;
  if (isFailed && data === undefined) return null;
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading the figures">
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return <FiguresOf client={client} overview={data.overview} />;
}

interface FiguresOfProps extends ClientFiguresProps {
  readonly overview: ClientOverview;
}

function FiguresOf({ client, overview }: FiguresOfProps) {
  const { owed_cents, owed_count, overdue_count, rejected_claim_count, next_visit } = overview;
  const { remaining_budget_cents: budget, plans } = client.profile;
  const isUrgent = overdue_count > 0 || rejected_claim_count > 0;
  const recordedOn = plans.find((plan) => plan.is_current)?.remaining_budget_on ?? null;
  return (
    <Figures dense>
      <Figure
        icon={isUrgent ? <TriangleAlert /> : null}
        label="Owes"
        danger={isUrgent}
        value={formatMoney(owed_cents)}
        note={describeOwed(owed_count, overdue_count, rejected_claim_count)}
      />
      {overview.credit_cents === 0 ? null : (
        <CreditFigure client={client} cents={overview.credit_cents} />
      )}
      <Figure
        label="Next visit"
        value={
          next_visit === null ? (
            'None booked'
          ) : (
            <Link href={staffVisitPath(next_visit.id)}>{describeVisit(next_visit)}</Link>
          )
        }
        note={
          next_visit === null ? describeUsualCleaner(overview) : describeVisitDetail(next_visit)
        }
      />
      {overview.credit_cents === 0 ? (
        <Figure
          label="Open quotes"
          value={String(overview.open_quote_count)}
          note={`${overview.quote_count} in all`}
        />
      ) : null}
      {client.client_type === 'ndis' ? (
        <Figure
          label="Budget left"
          value={budget === null ? 'Not recorded' : formatMoney(budget)}
          note={
            recordedOn === null
              ? `Ask ${client.first_name} for the budget`
              : `Recorded ${formatPlainDate(recordedOn, 'medium')}`
          }
        />
      ) : (
        <Figure label="Visits" value={String(overview.visit_count)} />
      )}
    </Figures>
  );
}

function describeOwed(count: number, overdue: number, rejected: number): string {
  if (count === 0) return 'Nothing to pay';
  const what = plural(count, 'invoice');
  if (rejected > 0) return `${what}, claim rejected`;
  return overdue === 0 ? what : `${what}, ${overdue} overdue`;
}

type Visit = NonNullable<ClientOverview['next_visit']>;

function describeVisit({ status, starts_at }: Visit): string {
  if (status === 'in_progress') return 'Now';
  return starts_at === null ? 'Not timed yet' : describeShortDate(sydneyDateOf(starts_at));
}

function describeVisitDetail({ status, starts_at, ends_at, cleaner }: Visit): string {
  const time =
    status === 'in_progress'
      ? ends_at && `until ${formatInstant(ends_at, 'time')}`
      : starts_at && formatInstant(starts_at, 'time');
  return [cleaner, time].filter((part) => part !== null).join(', ');
}

const describeUsualCleaner = ({ usual_cleaner }: ClientOverview): string =>
  usual_cleaner === null ? 'No cleaner yet' : `Usually ${usual_cleaner}`;
