import type { AppointmentSeries } from '@cleaning/contract/series';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { formatPlainDate, SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useNow } from '#kit/hooks/use-now.ts';
import {
  changeableVisits,
  clientFirstName,
  describeSeriesTime,
  openVisits,
  SERIES_STATUS,
} from '../../series/describe-series.ts';
import { OccurrenceList } from '../../series/occurrence-list.tsx';
import { describeVisitPrice, minutesOfTimes, type VisitRate } from '../../price/visit-price.ts';
import type { SeriesAction } from './series-dialogs.tsx';
import styles from './staff-series.module.css';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface SeriesCardProps {
  readonly series: AppointmentSeries;
  /** Null while it is unknown. */
  readonly rate: VisitRate | null;
  readonly onOpen: (action: SeriesAction, series: AppointmentSeries) => void;
}

/** A series of visits: its time and cleaner, the next dates, and the actions. */
export function SeriesCard({ series, rate, onOpen }: SeriesCardProps) {
  const { label, tone } = SERIES_STATUS[series.status];
  return (
    <Card>
      <Stack as="article" gap="space-4" aria-label={describeSeriesTime(series)}>
        <div className={styles['head']}>
          <span className={styles['recurrence']}>
            <RefreshCw aria-hidden="true" />
            {RECURRENCE_NAMES[series.recurrence]}
          </span>
          <h3 className={styles['time']}>{unbrokenTimes(describeSeriesTime(series))}</h3>
          <Badge tone={tone} icon={series.status === 'paused' ? <CirclePause /> : <Check />}>
            {label}
          </Badge>
        </div>
        <SeriesFacts series={series} rate={rate} />
        {series.occurrences.length === 0 ? null : <OccurrenceList series={series} reader="staff" />}
        <SeriesButtons series={series} onOpen={onOpen} />
      </Stack>
    </Card>
  );
}

function SeriesFacts({ series, rate }: Pick<SeriesCardProps, 'series' | 'rate'>) {
  const minutes = minutesOfTimes(series.start_time, series.end_time);
  const { last_date: lastDate, paused_from: pausedFrom, resumes_on: resumesOn } = series;
  const isPaused = series.available_commands.includes('resume') && pausedFrom !== null;
  const facts: [string, string][] = [
    ['Work', SERVICES[series.service_id].name],
    ['Cleaner', series.staff_member.first_name],
    ['Where', `${series.address_line1}, ${series.suburb}`],
    ['Since', formatPlainDate(series.started_on, 'medium')],
    ...(rate === null || minutes === null
      ? []
      : ([['Each visit', describeVisitPrice(minutes, rate)]] satisfies [string, string][])),
    ...(isPaused
      ? ([
          ['Paused from', `${formatPlainDate(pausedFrom, 'medium')}${pausedBy(series)}`],
          [
            'Starts again',
            resumesOn === null
              ? `When ${clientFirstName(series)} or we say so`
              : formatPlainDate(resumesOn, 'medium'),
          ],
        ] satisfies [string, string][])
      : []),
    ...(lastDate === null
      ? []
      : ([['Last day', formatPlainDate(lastDate, 'medium')]] satisfies [string, string][])),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who paused the series last: ", by Amira". Empty if unknown. */
function pausedBy({ events, client_name: name }: AppointmentSeries): string {
  const actor = events.findLast(({ command }) => command === 'pause')?.actor;
  if (actor === 'client') return `, by ${clientFirstName({ client_name: name })}`;
  return actor === 'staff' ? ', by us' : '';
}

function SeriesButtons({ series, onOpen }: Pick<SeriesCardProps, 'series' | 'onOpen'>) {
  const { available_commands: can } = series;
  const today = sydneyDateOf(useNow());
  const hasVisits = openVisits(series).length > 0;
  const which = <VisuallyHidden>{describeSeriesTime(series)}</VisuallyHidden>;
  if (can.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {can.includes('resume') ? (
        <Button variant="outline" icon={<Play />} onClick={() => onOpen('resume', series)}>
          Start again {which}
        </Button>
      ) : null}
      {can.includes('change') && changeableVisits(series, today).length > 0 ? (
        <Button variant="outline" icon={<Pencil />} onClick={() => onOpen('change', series)}>
          Change {which}
        </Button>
      ) : null}
      {hasVisits ? (
        <Button variant="outline" icon={<SkipForward />} onClick={() => onOpen('skip', series)}>
          Skip one {which}
        </Button>
      ) : null}
      {can.includes('pause') ? (
        <Button variant="ghost" icon={<CirclePause />} onClick={() => onOpen('pause', series)}>
          {can.includes('resume') ? 'Pause longer' : 'Pause'} {which}
        </Button>
      ) : null}
      {can.includes('end') ? (
        <Button variant="ghost" className={styles['end']} onClick={() => onOpen('end', series)}>
          End {which}
        </Button>
      ) : null}
    </div>
  );
}
