import Check from 'lucide-react/icons/check';
import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './steps.module.css';

export interface Step {
  label: string;
  /** Goes back to a step that is done. */
  href?: string | undefined;
}

export interface StepsProps {
  /** What the steps lead to. */
  label?: string | undefined;
  steps: readonly Step[];
  /** The place of the current step, from 0; the number of steps once all of them are done. */
  current: number;
}

/** How far along a form of several pages is. On a phone: bars and "Step 2 of 5: Rooms". */
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
