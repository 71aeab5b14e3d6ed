import type { OwnVisit } from '@cleaning/contract';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import Car from 'lucide-react/icons/car';
import { Fragment } from 'react';
import { hoursOfVisits } from './describe-day.ts';
import { addressOf, describeDrive } from './describe-own-visit.ts';
import type { TodayLinks } from './today-links.ts';
import styles from './today.module.css';

interface NextVisitsProps {
  /** The visit that is shown above. */
  readonly shown: OwnVisit;
  readonly after: readonly OwnVisit[];
  readonly links: TodayLinks;
}

/** The rest of the day of a cleaner, with the way between visits, until its end. */
export function NextVisits({ shown, after, links }: NextVisitsProps) {
  return (
    <Card title="Next">
      <ol className={styles['days']}>
        {after.map((visit) => (
          <Fragment key={visit.id}>
            <Travel visit={visit} />
            <NextVisit visit={visit} links={links} />
          </Fragment>
        ))}
        <li>
          <time>{endOf([shown, ...after])}</time>
          <span className={styles['quiet']}>Done for today</span>
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

const endOf = (visits: readonly OwnVisit[]): string => {
  const end = visits.at(-1)?.ends_at ?? null;
  return end === null ? '' : formatInstant(end, 'time');
};

function NextVisit({ visit, links }: { visit: OwnVisit; links: TodayLinks }) {
  const { starts_at: start } = visit;
  const name = visit.client_name;
  return (
    <li data-row="">
      <time>{start === null ? '' : formatInstant(start, 'time')}</time>
      <span>
        {links.visit === undefined ? (
          <b>{name}</b>
        ) : (
          <Link href={links.visit(visit.id)}>{name}</Link>
        )}
        <br />
        {addressOf(visit)}
        <span className={styles['quiet']}>
          {[`${SERVICES[visit.service_id].name}, ${hoursOfVisits([visit])}.`, visit.notes].join(
            ' ',
          )}
        </span>
      </span>
    </li>
  );
}
