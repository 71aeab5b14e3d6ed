import { cx } from '../../utils/cx.ts';
import styles from './wren.module.css';

export interface WrenMarkProps {
  className?: string | undefined;
  /** Draws the legs, for a wren that is perched on something. */
  perched?: boolean | undefined;
}

/** The wren of the logo. It is decorative, since the words beside it have the name. */
export function WrenMark({ className, perched = false }: WrenMarkProps) {
  return (
    <svg
      viewBox={perched ? '2 4 47 47' : '2 4 47 42'}
      className={cx(styles['mark'], className)}
      aria-hidden="true"
    >
      {perched ? <path className={styles['legs']} d="M22 42v8h4M30 42v8h4" /> : null}
      <WrenBody />
    </svg>
  );
}

/** The drawing itself, for use inside another picture. */
export function WrenBody({ tailClassName }: { tailClassName?: string | undefined }) {
  return (
    <>
      <path
        className={cx(styles['tail'], tailClassName)}
        d="M10.85 29 4.25 9.6a2 2 0 0 1 1.3-2.5l6-1.9a2 2 0 0 1 2.5 1.2L20.6 26l-5 5Z"
      />
      <path
        className={styles['body']}
        d="M10.85 29C16.5 29 21 24 21 17.8V17a10 10 0 0 1 20 0v12a15.08 15.08 0 0 1-30.15 0"
      />
      <path
        className={styles['belly']}
        d="M41 26v3a15.1 15.1 0 0 1-15.07 15.08C25.9 34.5 32.5 27 41 26"
      />
      <path className={styles['cap']} d="M21 16.5a10 9.5 0 0 1 20 0Z" />
      <path className={styles['tail']} d="M40 16.2h1l6.3 3.4-6.3 3.2h-1Z" />
      <path className={styles['mask']} d="M21 16.2h20v6.6H20c.7-1.6 1-3.3 1-5Z" />
      <circle className={styles['eye']} cx="34.6" cy="19.5" r="1.9" />
    </>
  );
}
