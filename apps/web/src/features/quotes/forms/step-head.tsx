import { useRef } from 'react';
import { useFocusAfterChange } from '../../../shared/hooks/focus.ts';
import styles from './quote-form.module.css';

export interface StepHeadProps {
  title: string;
  text: string;
  /** A question stands between this heading and the step; its buttons go with it. */
  isInterrupted?: boolean | undefined;
}

/**
 * What one step asks. After a step, reading goes on at the heading of the next; after an interruption
 * that took the focus with it, at this one.
 */
export function StepHead({ title, text, isInterrupted = false }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus({ preventScroll: true });
  useFocusAfterChange(title, focus);
  useFocusAfterChange(isInterrupted, focus, { onlyIfLost: true });

  return (
    <div className={styles['stepHead']}>
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      <p className={styles['stepText']}>{text}</p>
    </div>
  );
}
