import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import SkipForward from 'lucide-react/icons/skip-forward';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { staffClientVisitsPath } from '../../visit-paths.ts';
import { changeSeriesPath } from '../../series/change-series-path.ts';
import { changeableVisits, type OpenVisit, openVisits } from '../../series/describe-series.ts';
import { SkipVisit } from '../../series/skip-visit.tsx';
import { aroundVisit } from './around-visit.ts';

export interface SeriesOfVisitProps {
  readonly visit: AppointmentSummary;
  /** Whether it asks to skip the visit. */
  readonly isSkipping: boolean;
  readonly onSkip: () => void;
  readonly onKeep: () => void;
  readonly onSkipped: () => void;
}

/** The previous and next visits of the series, and the actions for the series. */
export function SeriesOfVisit(props: SeriesOfVisitProps) {
  const { visit, isSkipping, onSkip, onKeep, onSkipped } = props;
  const api = useApi();
  const { data, error } = useQuery(api.listAppointmentSeries.query({ client_id: visit.client_id }));
  const series = data?.find(({ id }) => id === visit.series?.id);
  const facts = series === undefined ? [] : aroundVisit(series, visit);
  const today = sydneyDateOf(useNow());
  const isIt = (open: OpenVisit) => open.visit.id === visit.id;
  const isOpen = series !== undefined && openVisits(series).some(isIt);
  const isChangeable = series !== undefined && changeableVisits(series, today).some(isIt);
  return (
    <>
      {facts.length === 0 ? null : <SummaryList layout="facts" rows={facts} />}
      {isSkipping ? <ErrorAlert title="The series could not be loaded" error={error} /> : null}
      {isOpen ? (
        <Button variant="outline" block icon={<SkipForward />} onClick={onSkip}>
          Skip this one
        </Button>
      ) : null}
      {isChangeable ? (
        <ButtonLink variant="outline" block href={changeSeriesPath(visit)}>
          Change this and all following
        </ButtonLink>
      ) : null}
      <ButtonLink variant="ghost" block href={staffClientVisitsPath(visit.client_id)}>
        See the series
      </ButtonLink>
      {isOpen ? <Text tone="muted">A move here is for this visit only.</Text> : null}
      {isSkipping && isOpen ? (
        <SkipVisit
          series={series}
          visitId={visit.id}
          reader="staff"
          onSkipped={onSkipped}
          onClose={onKeep}
        />
      ) : null}
    </>
  );
}
