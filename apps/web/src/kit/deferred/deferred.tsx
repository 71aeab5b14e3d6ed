import { Suspense, lazy, memo, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import styles from './deferred.module.css';
import { WAITING_ATTRIBUTE, announceReady } from './ready-event.ts';
import { retry } from './retry.ts';

/**
 * A part of a prerendered page that hydrates separately, after the rest. React keeps the
 * prerendered HTML until the part's code has loaded.
 */
export function deferred(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => retry(load));
  // Memoised, because React discards prerendered HTML if its component re-renders before the code
  // has loaded.
  return memo(function Deferred() {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div ref={root} className={styles['part']} {...{ [WAITING_ATTRIBUTE]: '' }}>
        <Suspense fallback={null}>
          <Part />
          <Answering
            onAnswering={() => {
              root.current?.removeAttribute(WAITING_ATTRIBUTE);
              announceReady();
            }}
          />
        </Suspense>
      </div>
    );
  });
}

/** Mounts together with the part beside it, so its effect runs when the part is hydrated. */
function Answering({ onAnswering }: { onAnswering: () => void }) {
  const handler = useRef(onAnswering);
  useEffect(() => handler.current(), []);
  return null;
}
