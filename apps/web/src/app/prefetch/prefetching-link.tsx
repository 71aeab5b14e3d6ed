import type { LinkComponentProps } from '@cleaning/ui/providers';
import { use, useEffect, useRef } from 'react';
import { RouterLink } from '../router-link.tsx';
import { PrefetchContext } from './prefetch-context.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A link whose page gets ready once a pointer or the focus is on it. What brought them there is shown
 * first: they may come with a menu that has just been opened.
 */
export function PrefetchingLink({ onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const getReady = () => {
    callOff.current?.();
    callOff.current = whenIdle(() => prefetch(rest.href));
  };
  return (
    <RouterLink
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        getReady();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        getReady();
      }}
    />
  );
}
