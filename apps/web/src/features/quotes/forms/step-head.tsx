import { useEffect, useRef } from 'react';
import styles from './quote-form.module.css';

export interface StepHeadProps {
  title: string;
  text: string;
}

/** What one step asks. After a step, reading goes on at the heading of the next. */
export function StepHead({ title, text }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <div className={styles['stepHead']}>
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      <p className={styles['stepText']}>{text}</p>
    </div>
  );
}
