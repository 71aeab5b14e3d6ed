import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of the content that is loading. A line is as tall as the text around it. */
  shape?: 'line' | 'short' | 'title' | 'control' | 'tile' | 'picture' | undefined;
  className?: string | undefined;
}

/**
 * One grey shape with the size of the content that is loading. Put several in a `SkeletonGroup`.
 */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles['shape'], styles[shape], className)} aria-hidden="true" />;
}

/** The delay before skeletons are shown, in milliseconds, so that short waits show nothing. */
export const SKELETON_DELAY_MS = 200;

export interface SkeletonGroupProps {
  /** What is loading: "Loading your quotes". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Skeletons in place of content. They take up its space at once, and are shown after 200 ms. */
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
