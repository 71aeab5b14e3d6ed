import type { OwnVisit } from '@cleaning/contract/appointments';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { useRow } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import Car from 'lucide-react/icons/car';
import { Fragment } from 'react';
import { describeDrive } from '#domains/appointments/describe-drive.ts';
import { useWayIn } from '#domains/appointments/use-way-in.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { hoursOfVisits } from './describe-day.ts';
import { formatStreetAndSuburb } from './describe-own-visit.ts';
import styles from './today.module.css';

interface NextVisitsProps {
  /** The visit that is shown above the list. */
  readonly shown: OwnVisit;
  readonly after: readonly OwnVisit[];
}

/** The rest of a cleaner's day, with the trips between visits and the end of the day. */
export function NextVisits({ shown, after }: NextVisitsProps) {
  return (
    <Card title="Next">
      <ol className={styles['days']}>
        {after.map((visit) => (
          <Fragment key={visit.id}>
            <Travel visit={visit} />
            <NextVisit visit={visit} />
          </Fragment>
        ))}
        <li>
          <time>{formatEnd([shown, ...after])}</time>
          <Text as="span" tone="muted" block>
            Done for today
          </Text>
        </li>
      </ol>
    </Card>
  );
}

function Travel({ visit }: { visit: OwnVisit }) {
  const drive = describeDrive(visit);
  if (drive === null) return null;
  return (
    <li className={styles['travel']}>
      <Car aria-hidden="true" />
      {drive}
    </li>
  );
}

const formatEnd = (visits: readonly OwnVisit[]): string => {
  const end = visits.at(-1)?.ends_at ?? null;
  return end === null ? '' : formatInstant(end, 'time');
};

function NextVisit({ visit }: { visit: OwnVisit }) {
  const [ref] = useRow();
  const { notice, notes } = useWayIn(visit, useNow());
  const { starts_at: start } = visit;
  return (
    <li ref={ref}>
      <time>{start === null ? '' : formatInstant(start, 'time')}</time>
      <span>
        <Link href={staffVisitPath(visit.id)}>{visit.client_name}</Link>
        <br />
        {formatStreetAndSuburb(visit)}
        <Text as="span" tone="muted" block>
          {[`${SERVICES[visit.service_id].name}, ${hoursOfVisits([visit])}.`, notice ?? notes].join(
            ' ',
          )}
        </Text>
      </span>
    </li>
  );
}
