import type { ClientProfile } from '@cleaning/contract/clients';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { describeRecurrence, RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { formatMoney, formatPlainDate, SERVICES } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CirclePause from 'lucide-react/icons/circle-pause';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useState } from 'react';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { minutesOfTimes, findRate, visitCents } from '../../price/visit-price.ts';
import { describeSeriesTime, openVisits, SERIES_STATUS } from '../../series/describe-series.ts';
import { OccurrenceList } from '../../series/occurrence-list.tsx';
import { PauseSeries } from '../../series/pause-series.tsx';
import { ResumeSeries } from '../../series/resume-series.tsx';
import { SkipVisit } from '../../series/skip-visit.tsx';
import styles from './my-series.module.css';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

interface Shown {
  readonly action: 'skip' | 'pause' | 'resume';
  readonly series: AppointmentSeries;
}

/**
 * The client's regular visits. A single visit can be skipped, and all of them paused. Renders
 * nothing without any.
 */
export function MySeries() {
  const api = useApi();
  const { data = [], error } = useQuery(api.listMyAppointmentSeries.query());
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  if (error !== null) return <ErrorAlert title="Your regular visits are not shown" error={error} />;
  return (
    <>
      {data.map((series) => (
        <Card
          key={series.id}
          title={data.length === 1 ? 'Your regular visits' : titleAmongOthers(series)}
          action={
            <Badge
              tone={SERIES_STATUS[series.status].tone}
              icon={series.status === 'paused' ? <CirclePause /> : <CalendarCheck />}
            >
              {SERIES_STATUS[series.status].label}
            </Badge>
          }
        >
          <SeriesOfMine series={series} onOpen={(action) => setShown({ action, series })} />
        </Card>
      ))}
      {shown?.action === 'skip' ? (
        <SkipVisit series={shown.series} reader="client" onClose={close} />
      ) : null}
      {shown?.action === 'pause' ? (
        <PauseSeries series={shown.series} reader="client" onClose={close} />
      ) : null}
      {shown?.action === 'resume' ? <ResumeSeries series={shown.series} onClose={close} /> : null}
    </>
  );
}

/** A heading that distinguishes the card from those of other series. */
const titleAmongOthers = (series: AppointmentSeries): string =>
  `Your visits ${describeRecurrence(series)}`;

interface SeriesOfMineProps {
  readonly series: AppointmentSeries;
  readonly onOpen: (action: Shown['action']) => void;
}

function SeriesOfMine({ series, onOpen }: SeriesOfMineProps) {
  const { available_commands: can, paused_from: pausedFrom, resumes_on: resumesOn } = series;
  const [next] = openVisits(series);
  const which = <VisuallyHidden>{describeSeriesTime(series)}</VisuallyHidden>;
  return (
    <div className={styles['root']}>
      <div className={styles['text']}>
        <p className={styles['recurrence']}>
          <RefreshCw aria-hidden="true" />
          {RECURRENCE_NAMES[series.recurrence]}
        </p>
        <p className={styles['time']}>{unbrokenTimes(describeSeriesTime(series))}</p>
        <p>
          {SERVICES[series.service_id].name},{' '}
          <Text as="span" tone="muted">
            {`${series.address_line1}, with ${series.staff_member.first_name}`}
          </Text>
        </p>
        <MySeriesPrice series={series} />
        {can.includes('resume') && pausedFrom !== null ? (
          <p>
            {unbrokenTimes(
              `Paused from ${formatPlainDate(pausedFrom, 'long')}${
                resumesOn === null
                  ? ' until you start them again.'
                  : `. They start again from ${formatPlainDate(resumesOn, 'long')}.`
              }`,
            )}
          </p>
        ) : null}
        {series.last_date === null ? null : (
          <p>{unbrokenTimes(`The last day is ${formatPlainDate(series.last_date, 'long')}.`)}</p>
        )}
      </div>
      <div className={styles['actions']}>
        {next === undefined ? null : (
          <Button variant="outline" icon={<SkipForward />} onClick={() => onOpen('skip')}>
            Skip a visit {which}
          </Button>
        )}
        {can.includes('pause') ? (
          <Button variant="outline" icon={<CirclePause />} onClick={() => onOpen('pause')}>
            {can.includes('resume') ? 'Pause longer' : 'Pause'} {which}
          </Button>
        ) : null}
        {can.includes('resume') ? (
          <Button variant="outline" icon={<Play />} onClick={() => onOpen('resume')}>
            Start again {which}
          </Button>
        ) : null}
        {next === undefined ? null : (
          <ButtonLink
            variant="ghost"
            icon={<CalendarClock />}
            href={askAboutPath('appointment', next.visit.id)}
          >
            Ask for another day {which}
          </ButtonLink>
        )}
      </div>
      <div className={styles['dates']}>
        <OccurrenceList series={series} reader="client" />
      </div>
    </div>
  );
}

/** Who pays for the visits of a series, and the price of each visit at the last invoiced rate. */
function MySeriesPrice({ series }: { readonly series: AppointmentSeries }) {
  const api = useApi();
  const isNdis = series.service_id === 'ndis';
  const { data: rates } = useQuery(api.getMyHourlyRates.query());
  const { data: profile } = useQuery({ ...api.getClientProfile.query(), enabled: isNdis });
  const plan = isNdis ? (profile?.plan_management ?? null) : null;
  const rate = findRate(rates, series.service_id);
  const minutes = minutesOfTimes(series.start_time, series.end_time);
  const known = [
    ...(plan === null ? [] : [PAYERS[plan]]),
    ...(rate === null || minutes === null
      ? []
      : [
          `${formatMoney(visitCents(minutes, rate))} a visit`,
          `at ${formatMoney(rate.cents)} an hour, as on your last invoice`,
        ]),
  ];
  return known.length === 0 ? null : <p>{`${known.join(', ')}.`}</p>;
}

const PAYERS: Readonly<Record<NonNullable<ClientProfile['plan_management']>, string>> = {
  plan: 'Your plan manager pays',
  agency: 'The NDIA pays from your plan',
  self: 'You pay from your plan',
};
