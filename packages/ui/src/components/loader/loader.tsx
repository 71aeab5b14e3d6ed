import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { WrenBody } from '../logo/wren-mark.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { LoaderSize, LoaderVariant } from './loader-size.ts';
import styles from './loader.module.css';

export interface LoaderProps {
  /** branded: pages; classic: buttons; pulse: background updates; dots: someone is replying. */
  variant?: LoaderVariant | undefined;
  size?: LoaderSize | undefined;
  /** What is happening. A loader always has a text. */
  label: string;
  /** Hides the text visually, where the page around the loader shows it already. */
  labelHidden?: boolean | undefined;
  /** Places the text under the drawing instead of beside it. */
  stacked?: boolean | undefined;
  className?: string | undefined;
}

/** A moving sign that something is happening, always with a text. */
export function Loader({
  variant = 'classic',
  size = 'md',
  label,
  labelHidden = false,
  stacked = variant === 'branded',
  className,
}: LoaderProps) {
  return (
    <output className={cx(styles['root'], stacked && styles['stacked'], className)}>
      <span className={cx(styles['mark'], styles[variant])} data-size={size} aria-hidden="true">
        {DRAWINGS[variant]}
      </span>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles['label']}>{label}</span>
      )}
    </output>
  );
}

const DRAWINGS: Record<LoaderVariant, ReactNode> = {
  branded: (
    <svg viewBox="0 2 48 50">
      <ellipse className={styles['shade']} cx="26" cy="48.5" rx="13" ry="2.2" />
      <g className={styles['hop']}>
        <WrenBody tailClassName={styles['flick']} />
      </g>
    </svg>
  ),
  classic: null,
  pulse: null,
  dots: (
    <>
      <i />
      <i />
      <i />
    </>
  ),
};
