import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  title: ReactNode;
  /** A date, or what has to happen first. */
  detail?: ReactNode;
  state: 'done' | 'current' | 'upcoming';
}

/** What has happened, what is happening and what comes next. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles['root']}>
      {steps.map((step, index) => (
        // Steps are identified by their position.
        <li
          key={index}
          className={cx(styles['step'], styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles['dot']} aria-hidden="true">
            {step.state === 'done' ? <Check /> : null}
          </span>
          <span>
            <b className={styles['title']}>
              {step.title}
              {step.state === 'current' ? null : (
                <VisuallyHidden>{step.state === 'done' ? ', done' : ', to come'}</VisuallyHidden>
              )}
            </b>
            {step.detail === undefined ? null : (
              <small className={styles['detail']}>{step.detail}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
