import { Suspense, lazy, memo, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import styles from './deferred.module.css';
import { loadPatiently } from './load-patiently.ts';
import { personArrived } from './person.ts';
import { WAITING_ATTRIBUTE, announceReady } from './ready-event.ts';

/**
 * A part of a page that can be read and used as it was written. Its code loads once there is
 * somebody to use it; until then React leaves the written part alone.
 */
export function deferred(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => personArrived().then(() => loadPatiently(load)));
  // Memoised, since React gives up a written part that is drawn again before its code is there.
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
