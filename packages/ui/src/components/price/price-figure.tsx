import { useEffect, useRef, useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { centsAt } from './cents-at.ts';
import styles from './price.module.css';

export interface PriceFigureProps {
  /** Null where there is no price to show. */
  cents: number | null;
  /** 32, 48 and 56 pixels. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Formats the price; by default Australian dollars, without cents when they are zero. */
  format?: ((cents: number) => string) | undefined;
  /** The text for a price that is null. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** How long the figure takes to count to its new value, in milliseconds. */
export const PRICE_COUNT_MS = 360;

/**
 * The large price. It visibly counts to its new value. Screen readers get the new value at once,
 * through the live region that the page puts around it.
 */
export function PriceFigure({
  cents,
  size = 'lg',
  format = formatDollars,
  placeholder = '–',
  className,
}: PriceFigureProps) {
  const shown = useCounting(cents);

  if (cents === null || shown === null) {
    return <span className={cx(styles['figure'], styles['text'], className)}>{placeholder}</span>;
  }
  const text = format(shown);
  const amount = text.startsWith('$') ? text.slice(1) : text;

  return (
    <span className={cx(styles['figure'], styles[size], className)}>
      <span aria-hidden="true">
        {amount === text ? null : <sup className={styles['sign']}>$</sup>}
        {amount}
      </span>
      <VisuallyHidden>{format(cents)}</VisuallyHidden>
    </span>
  );
}

/** The displayed value while it counts to `target`. */
function useCounting(target: number | null): number | null {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    if (from === target) return undefined;
    const show = (cents: number | null) => {
      latest.current = cents;
      setShown(cents);
    };
    if (from === null || target === null || prefersReducedMotion()) {
      show(target);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const progress = Math.min(1, Math.max(0, now - start) / PRICE_COUNT_MS);
      show(centsAt(from, target, progress));
      if (progress < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return target === null ? null : (shown ?? target);
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  trailingZeroDisplay: 'stripIfInteger',
});

function formatDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/** Whether the user has asked for reduced motion. Browser only. */
function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
