import { plural } from '@cleaning/contract/rules';
import styles from './waiting-age.module.css';

export interface WaitingAgeProps {
  /** A moment, ISO 8601. */
  readonly since: string;
  readonly now: Date;
  /** The highlighting, for something that does not wait for us; null for none. */
  readonly tone?: WaitingTone | null;
}

/** Amber for soon, red for late. */
export type WaitingTone = 'soon' | 'late';

/** How long something has waited. By default it turns amber after two days and red after four. */
export function WaitingAge({ since, now, tone = chooseTone(since, now) }: WaitingAgeProps) {
  return (
    <span className={styles['age']} data-tone={tone}>
      {describeAge(since, now)}
    </span>
  );
}

function chooseTone(since: string, now: Date): WaitingTone | null {
  const hours = hoursSince(since, now);
  if (hours >= 96) return 'late';
  return hours >= 48 ? 'soon' : null;
}

/** "5 days", "15 h", "20 min". */
export function describeAge(since: string, now: Date): string {
  const hours = hoursSince(since, now);
  if (hours < 1) return `${Math.floor(hours * 60)} min`;
  if (hours < 24) return `${Math.floor(hours)} h`;
  const days = Math.floor(hours / 24);
  return plural(days, 'day');
}

const HOUR_MS = 60 * 60 * 1000;

const hoursSince = (since: string, now: Date): number =>
  Math.max(0, now.getTime() - new Date(since).getTime()) / HOUR_MS;
