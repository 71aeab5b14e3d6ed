export interface Loop {
  start(): void;
  /** Lets the current round finish, and starts no other. */
  readonly stop: () => Promise<void>;
}

interface LoopOptions {
  /** How long to rest between two rounds. */
  readonly restMs: number;
  readonly round: () => Promise<void>;
  /** Called with the error of a round that failed; the next round runs all the same. */
  readonly onError: (error: unknown) => void;
}

/** Runs a function again and again, one round at a time. */
export function createLoop({ restMs, round, onError }: LoopOptions): Loop {
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  const next = () => {
    current = runRound();
  };
  const runRound = async () => {
    await round().catch(onError);
    if (isRunning) timer = setTimeout(next, restMs);
  };
  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      next();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await current;
    },
  };
}
