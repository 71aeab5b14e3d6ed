export interface Loop {
  start(): void;
  /** Lets the round under way finish, and begins no other. */
  readonly stop: () => Promise<void>;
}

interface LoopOptions {
  /** How long to rest between two rounds. */
  readonly restMs: number;
  readonly round: () => Promise<void>;
  /** Called with the error of a round that failed; the next one begins all the same. */
  readonly onError: (error: unknown) => void;
}

/** Does something again and again, one round at a time. */
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
