import { useRef, useState } from 'react';

export interface Once<Args extends readonly unknown[]> {
  /** Runs the task, unless it runs already or has succeeded. */
  readonly run: (...args: Args) => Promise<void>;
  /** From the start of a run; still true after one that succeeded. */
  readonly isBusy: boolean;
}

/**
 * For a task that must happen once, such as sending a quote, however often its button is pressed. The
 * task says whether it succeeded; only a failed one may run again. The gap between success and the
 * next page is closed too: the page may take a moment to go.
 */
export function useOnce<Args extends readonly unknown[]>(
  task: (...args: Args) => Promise<boolean>,
): Once<Args> {
  const isTaken = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const run = async (...args: Args): Promise<void> => {
    if (isTaken.current) return;
    isTaken.current = true;
    setBusy(true);
    let isDone = false;
    try {
      isDone = await task(...args);
    } finally {
      if (!isDone) {
        isTaken.current = false;
        setBusy(false);
      }
    }
  };

  return { run, isBusy };
}
