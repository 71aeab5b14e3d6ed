import { Avatar } from '@cleaning/ui/avatar';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { initialsOf } from '../lib/initials.ts';
import styles from './clock-rows.module.css';
import { type ClockSpan, type DayClock, drawnOn, hoursOf, placeOn } from './day-clock.ts';

interface OnClock {
  readonly clock: DayClock;
  /** The present moment, when it is on the day that is shown. */
  readonly now: Date | null;
}

/** The numbers over the rows of a day. The times are in the words of each visit. */
export function ClockHours({ clock, now }: OnClock) {
  return (
    <div className={styles['hours']} aria-hidden="true">
      <div className={styles['track']}>
        {hoursOf(clock).map(({ hour, label }) => (
          <span key={hour} style={at(((hour - clock.fromHour) / lengthOf(clock)) * 100)}>
            {label}
          </span>
        ))}
        <NowLine clock={clock} now={now} />
      </div>
    </div>
  );
}

export interface ClockRowProps extends OnClock {
  /** What the row is called for screen readers. */
  readonly label: string;
  /** The whole name of the person, for the initials. */
  readonly name: string;
  readonly shortName: string;
  readonly detail: ReactNode;
  /** Of each visit; as many lanes as the row needs, one under the other. */
  readonly lanes: readonly number[];
  /** For what is done to the row as a whole, such as to drop on it. */
  readonly track?: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
  /** `ClockItem`s. */
  readonly children: ReactNode;
}

/** The day of one person on the clock, with a line for now. */
export function ClockRow({
  clock,
  now,
  label,
  name,
  shortName,
  detail,
  lanes,
  track,
  children,
}: ClockRowProps) {
  return (
    // Two regions of one name are no useful landmarks, and nothing here is a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['row']} role="group" aria-label={label}>
      <div className={styles['who']}>
        <Avatar initials={initialsOf(name)} tone="neutral" size="sm" />
        <span>
          <b>{shortName}</b>
          <small>{detail}</small>
        </span>
      </div>
      <div
        {...track}
        className={styles['track']}
        style={
          { '--hours': lengthOf(clock), '--lanes': Math.max(0, ...lanes) + 1 } as CSSProperties
        }
      >
        <ul className={styles['visits']}>{children}</ul>
        <NowLine clock={clock} now={now} />
      </div>
    </div>
  );
}

export interface ClockItemProps extends ComponentProps<'li'> {
  readonly clock: DayClock;
  readonly span: ClockSpan;
  /** Without one it takes the whole height of the row. */
  readonly lane?: number | undefined;
}

/** Something of a row, as long as it takes. */
export function ClockItem({ clock, span, lane, ...rest }: ClockItemProps) {
  const { from, width } = drawnOn(clock, span);
  const style = { '--from': `${from}%`, '--span': `${width}%`, '--lane': lane } as CSSProperties;
  return (
    <li
      {...rest}
      className={styles['visit']}
      data-lane={lane === undefined ? undefined : ''}
      style={style}
    />
  );
}

function NowLine({ clock, now }: OnClock) {
  if (now === null) return null;
  const place = placeOn(clock, now);
  if (place < 0 || place > 100) return null;
  return <i className={styles['now']} style={at(place)} aria-hidden="true" />;
}

const lengthOf = ({ fromHour, toHour }: DayClock): number => toHour - fromHour;

const at = (percent: number) => ({ '--from': `${percent}%` }) as CSSProperties;
