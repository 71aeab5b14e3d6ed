import { Avatar } from '@cleaning/ui/avatar';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { formatInitials } from '#kit/lib/initials.ts';
import styles from './clock-rows.module.css';
import { FoldButton } from './fold-button.tsx';
import { type ClockSpan, type DayClock, drawnOn, listHours, placeOn } from './day-clock.ts';

interface OnClock {
  readonly clock: DayClock;
  /** The current time, if it is on the shown day. */
  readonly now: Date | null;
}

/** The hours above the rows. Hidden from screen readers, because each visit states its time. */
export function ClockHours({ clock, now }: OnClock) {
  return (
    <div className={styles['hours']} aria-hidden="true">
      <div className={styles['track']}>
        {listHours(clock).map(({ hour, label }) => (
          <span key={hour} style={at(((hour - clock.fromHour) / countHours(clock)) * 100)}>
            {label}
          </span>
        ))}
        <NowLine clock={clock} now={now} />
      </div>
    </div>
  );
}

export interface ClockRowProps extends OnClock {
  /** The accessible name of the row. */
  readonly label: string;
  /** The full name of the person, for the initials. */
  readonly name: string;
  readonly shortName: string;
  readonly detail: ReactNode;
  /** Lets the visits be hidden where they are a list, on a narrow screen. */
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  /** The lane of each visit, by index. Overlapping visits are in different lanes. */
  readonly lanes: readonly number[];
  /** Handlers of the whole row, such as for drops. */
  readonly track?: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDrop'>;
  readonly children: ReactNode;
}

/** One person's day on the clock, with a line at the current time. */
export function ClockRow({
  clock,
  now,
  label,
  name,
  shortName,
  detail,
  fold,
  lanes,
  track,
  children,
}: ClockRowProps) {
  return (
    // Not a section, because two regions of the same name would be useless as landmarks.
    <div
      className={styles['row']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and there are none
      role="group"
      aria-label={label}
      data-folded={fold?.isOpen === false || undefined}
    >
      <div className={styles['who']}>
        <Avatar initials={formatInitials(name)} tone="neutral" size="sm" />
        <span>
          <b>{shortName}</b>
          <small>{detail}</small>
        </span>
        {fold === undefined ? null : (
          <span className={styles['fold']}>
            <FoldButton name={shortName} {...fold} />
          </span>
        )}
      </div>
      <div
        {...track}
        className={styles['track']}
        style={
          { '--hours': countHours(clock), '--lanes': Math.max(0, ...lanes) + 1 } as CSSProperties
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
  /** Without a lane it takes the full height of the row. */
  readonly lane?: number | undefined;
}

/** An item of a row, drawn from its start to its end. */
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

const countHours = ({ fromHour, toHour }: DayClock): number => toHour - fromHour;

const at = (percent: number) => ({ '--from': `${percent}%` }) as CSSProperties;
