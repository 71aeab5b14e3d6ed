import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what is coming. A line of text is as tall as the text around it. */
  shape?: 'line' | 'short' | 'title' | 'control' | 'tile' | 'picture' | undefined;
  className?: string | undefined;
}

/** One grey shape with the size of what is coming. Put several in a `SkeletonGroup`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles['shape'], styles[shape], className)} aria-hidden="true" />;
}

/** Waiting shorter than this shows nothing, in milliseconds. */
export const SKELETON_DELAY_MS = 200;

export interface SkeletonGroupProps {
  /** What is coming: "Loading your quotes". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Skeletons in the place of content. They hold its space at once and show after 200 ms. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      className={cx(styles['group'], className)}
      aria-busy="true"
      data-shown={shown || undefined}
    >
      <output>{shown ? <VisuallyHidden>{label}</VisuallyHidden> : null}</output>
      {children}
    </div>
  );
}
