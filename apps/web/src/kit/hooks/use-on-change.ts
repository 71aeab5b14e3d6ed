import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs an effect each time that a value has changed, and not for its first value. */
export function useOnChange(value: number | string, effect: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}
