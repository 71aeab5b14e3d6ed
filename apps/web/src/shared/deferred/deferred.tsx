import { Suspense, lazy, useEffect, useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { personArrived } from './person.ts';
import { partAnswers, partWaits } from './waiting-parts.ts';

/**
 * A part of a page that can be read and used as it was written. Its code loads once there is
 * somebody to use it; until then React leaves the written part alone.
 */
export function deferred(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(() => personArrived().then(load));
  return function Deferred() {
    useLayoutEffect(partWaits, []);
    return (
      <Suspense fallback={null}>
        <Part />
        <Answering />
      </Suspense>
    );
  };
}

/** Mounts together with the part beside it. */
function Answering() {
  useEffect(partAnswers, []);
  return null;
}
