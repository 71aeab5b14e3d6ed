import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** How long before an email can be requested again. */
const COOL_DOWN_MS = 60 * SECOND_MS;

export interface CoolDown {
  /** Zero when not running. */
  readonly secondsLeft: number;
  /** When it last started, or null. */
  readonly startedAt: Date | null;
  readonly start: () => void;
}

/** Counts down from timestamps, so that throttled background timers do not delay it. */
export function useCoolDown(): CoolDown {
  const [startedAt, setStartedAt] = useState<Date | null>(null);
  const [now, setNow] = useState(0);
  const endsAt = startedAt === null ? 0 : startedAt.getTime() + COOL_DOWN_MS;
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isRunning = startedAt !== null && secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    secondsLeft: startedAt === null ? 0 : secondsLeft,
    startedAt,
    start() {
      const started = new Date();
      setStartedAt(started);
      setNow(started.getTime());
    },
  };
}
