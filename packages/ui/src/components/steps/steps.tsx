import Check from 'lucide-react/icons/check';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** Links back to a completed step. */
  href?: string | undefined;
}

export interface StepsProps {
  /** The purpose of the steps. */
  label?: string | undefined;
  steps: readonly Step[];
  /** The index of the current step, from 0; the number of steps once all are done. */
  current: number;
}

/** The progress through a form of several pages. On a phone: bars and "Step 2 of 5: Rooms". */
export function Steps({ label = 'Steps', steps, current }: StepsProps) {
  const now = steps[current];
  return (
    <nav aria-label={label}>
      <p className={styles['now']}>
        {now === undefined
          ? 'Every step is done'
          : `Step ${current + 1} of ${steps.length}: ${now.label}`}
      </p>
      <ol className={styles['list']}>
        {steps.map((step, index) => {
          const done = index < current;
          return (
            <li
              key={step.label}
              className={cx(
                styles['step'],
                done && styles['done'],
                index === current && styles['current'],
              )}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles['dot']} aria-hidden="true">
                {done ? <Check /> : index + 1}
              </span>
              {done && step.href !== undefined ? (
                <Link href={step.href} className={styles['label']}>
                  {step.label}
                  <VisuallyHidden>, done</VisuallyHidden>
                </Link>
              ) : (
                <span className={styles['label']}>
                  {step.label}
                  {done ? <VisuallyHidden>, done</VisuallyHidden> : null}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
