import { useRef, useState } from 'react';

export interface SubmitOnce<Args extends readonly unknown[]> {
  /** Runs the task, unless it is running or has succeeded. Never rejects; see `error`. */
  readonly submit: (...args: Args) => Promise<void>;
  /** True from the start of a run, and after a successful one. */
  readonly isBusy: boolean;
  /** The error of the last run, or null. */
  readonly error: unknown;
  /** Clears the error, and allows another run after a success. */
  readonly reset: () => void;
}

export interface SubmitOnceOptions {
  /** Allows further runs after a success. */
  readonly isRepeatable?: boolean;
}

/**
 * For a call that must happen only once however often its button is pressed, such as sending a
 * quote. It stays locked after a success, because the page may take a moment to change. It can run
 * again if the task throws or returns false.
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
