import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  title: ReactNode;
  /** A date, or what has to happen first. */
  detail?: ReactNode;
  /** `failed` has also ended, but without success, as the title explains. */
  state: 'done' | 'failed' | 'current' | 'upcoming';
}

/** Past, current and future steps. */
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
            {step.state === 'failed' ? <X /> : null}
          </span>
          <span>
            <b className={styles['title']}>
              {step.title}
              {step.state === 'current' ? null : (
                <VisuallyHidden>
                  {step.state === 'upcoming' ? ', to come' : ', done'}
                </VisuallyHidden>
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
