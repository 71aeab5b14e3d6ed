import { useEffect, useRef } from 'react';
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
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);

  useEffect(() => {
    if (!isInterrupted) return undefined;
    const element = heading.current;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [isInterrupted]);

  return (
    <div className={styles['stepHead']}>
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      <p className={styles['stepText']}>{text}</p>
    </div>
  );
}
