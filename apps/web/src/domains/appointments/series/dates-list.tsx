import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import type { ReactNode } from 'react';
import styles from './dates-list.module.css';

export interface DatesOutcome {
  /** One or more dates: "Mon 21 Dec". */
  readonly dates: string;
  readonly text: string;
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: ReactNode;
}

/** The effects of a change on the dates of a series, before it is saved. */
export function DatesList({ outcomes }: { readonly outcomes: readonly DatesOutcome[] }) {
  return (
    <ul className={styles['dates']} aria-label="Dates" aria-live="polite">
      {outcomes.map(({ dates, text, label, tone, icon }) => (
        <li key={`${dates} ${text}`}>
          <span className={styles['what']}>
            <b>{dates}</b> {text}
          </span>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
