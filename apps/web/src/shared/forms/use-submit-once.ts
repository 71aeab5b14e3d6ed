import { useRef, useState } from 'react';

export interface SubmitOnce<Args extends readonly unknown[]> {
  /** Runs the task, unless it is running or has succeeded. Never rejects: see `error`. */
  readonly submit: (...args: Args) => Promise<void>;
  /** From the start of a run; stays true after one that succeeded. */
  readonly isBusy: boolean;
  /** What the last run threw; null while there is nothing to say. */
  readonly error: unknown;
  /** After a run: forgets its error, and lets the task run again though it succeeded. */
  readonly reset: () => void;
}

export interface SubmitOnceOptions {
  /** The task may run again after it succeeded. */
  readonly isRepeatable?: boolean;
}

/**
 * For a call that must happen once, such as sending a quote, however often its button is pressed. It
 * stays locked after success, since the page may take a moment to go. A task that throws, or that
 * returns false, may run again.
 */
export function useSubmitOnce<Args extends readonly unknown[]>(
  task: (...args: Args) => Promise<unknown>,
  { isRepeatable = false }: SubmitOnceOptions = {},
): SubmitOnce<Args> {
  const isLocked = useRef(false);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const submit = async (...args: Args): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    let isDone = false;
    try {
      isDone = (await task(...args)) !== false;
    } catch (failure) {
      setError(failure);
    }
    isRunning.current = false;
    if (isDone && !isRepeatable) return;
    isLocked.current = false;
    setBusy(false);
  };

  const reset = (): void => {
    if (isRunning.current) return;
    isLocked.current = false;
    setBusy(false);
    setError(null);
  };

  return { submit, isBusy, error, reset };
}
