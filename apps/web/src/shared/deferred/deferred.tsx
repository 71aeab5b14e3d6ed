import { Suspense, lazy, memo, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import styles from './deferred.module.css';
import { WAITING_ATTRIBUTE, announceReady } from './ready-event.ts';
import { retry } from './retry.ts';

/**
 * A part of a prerendered page that hydrates by itself, after the rest of the page. React leaves the
 * prerendered part alone until its code is there.
 */
export function deferred(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => retry(load));
  // Memoised, since React gives up a prerendered part that renders again before its code is there.
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

/** Mounts together with the part beside it. */
function Answering({ onAnswering }: { onAnswering: () => void }) {
  const handler = useRef(onAnswering);
  useEffect(() => handler.current(), []);
  return null;
}
