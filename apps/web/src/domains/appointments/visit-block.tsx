import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import type { ComponentProps } from 'react';
import { describeExpected, describeStart, describeTimeRange } from './format-appointment.ts';
import styles from './visit-block.module.css';
import { visitStatus, type VisitStatus } from './visit-status.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

export interface VisitBlockProps {
  readonly visit: AppointmentSummary;
  /** The status to show, if it is not that of the visit. */
  readonly status?: VisitStatus;
  /** The address of the visit's page, if it has one. */
  readonly href?: string | undefined;
  /** Renders the block as a button with these props. */
  readonly button?: Omit<ComponentProps<'button'>, 'type' | 'children'> & {
    'data-moving'?: true | undefined;
  };
}

/**
 * A visit on a day as staff see it: the client, time and address, with its status as an icon and
 * text.
 */
export function VisitBlock({ visit, status = visitStatus(visit), href, button }: VisitBlockProps) {
  const { kind, label, Icon } = status;
  const expected = describeExpected(visit);
  const content = (
    <>
      <b className={styles['name']}>
        <Icon />
        <ClientName name={visit.client_name} />
      </b>
      <span className={styles['time']}>
        <span className={styles['start']} aria-hidden="true">
          <Icon />
          {describeStart(visit).replace(/ [ap]m$/u, '')}
        </span>
        <span className={styles['range']}>{unbrokenTimes(describeTimeRange(visit))}</span>
      </span>
      <span className={styles['place']}>
        {expected === null ? null : (
          <Text as="b" tone="warning">
            late, {expected},{' '}
          </Text>
        )}
        {visit.suburb}
        <span className={styles['status']}>, {label.toLowerCase()}</span>
      </span>
    </>
  );
  const common = { className: styles['root'], 'data-kind': kind };
  if (button !== undefined) {
    return (
      <button type="button" {...button} {...common}>
        {content}
      </button>
    );
  }
  return href === undefined ? (
    <div {...common}>{content}</div>
  ) : (
    <Link href={href} {...common}>
      {content}
    </Link>
  );
}

/**
 * A name that a narrow block shortens by whole words, "Anna P." or "Anna". Screen readers read all of
 * it.
 */
function ClientName({ name }: { name: string }) {
  const [first = name, ...others] = name.split(' ');
  const last = others.at(-1);
  return (
    <span>
      {first}
      {last === undefined ? null : (
        <>
          {' '}
          <span className={styles['others']}>{others.join(' ')}</span>
          <span className={styles['initial']} aria-hidden="true">
            {`${last.slice(0, 1)}.`}
          </span>
        </>
      )}
    </span>
  );
}
