import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface SummaryError {
  message: string;
  /** The control to go to: `#` and its id. */
  href: string;
}

export interface ErrorSummaryProps {
  title?: string | undefined;
  errors: readonly SummaryError[];
  /**
   * The number of attempts to send the form. When given, the summary takes the focus once for each
   * new attempt.
   */
  attempt?: number | undefined;
}

/**
 * Every mistake of a form in one place, at its top. It takes the focus when it appears and when the
 * mistakes change, but not while the user is typing in a field.
 */
export function ErrorSummary({ title = 'There is a problem', errors, attempt }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const lastOccasion = useRef<string | number | null>(null);
  const titleId = useId();
  const occasion = attempt ?? errors.map((error) => error.href + error.message).join('\n');
  const empty = errors.length === 0;

  useEffect(() => {
    const previous = lastOccasion.current;
    lastOccasion.current = empty ? null : occasion;
    if (empty || previous === occasion) return;
    const firstTime = previous === null;
    if (firstTime || typeof occasion === 'number' || !isTyping()) root.current?.focus();
  }, [empty, occasion]);

  if (empty) return null;

  return (
    <div ref={root} className={styles['root']} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles['title']} id={titleId}>
        <CircleAlert />
        {title}
      </h2>
      <ul className={styles['list']}>
        {errors.map((error) => (
          <li key={error.href + error.message}>
            <a href={error.href} onClick={goToControl}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

/** Moves focus to the control, or to the first control of the group, with its label in view. */
function goToControl(event: MouseEvent<HTMLAnchorElement>) {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  const target = document.getElementById(id);
  if (target === null) return;
  event.preventDefault();
  // Only the page knows what the id names: a control, or a group with controls in it.
  const control = target.matches(CONTROLS) ? target : target.querySelector<HTMLElement>(CONTROLS);
  (control ?? target).focus({ preventScroll: true });
  (target.closest('fieldset') ?? target.parentElement ?? target).scrollIntoView?.({
    block: 'center',
  });
}

const CONTROLS = 'input, textarea, select, button, [tabindex]';
