import type { LinkComponentProps } from '@cleaning/ui/providers';
import { useEffect, useRef } from 'react';
import { useAppServices } from '../app-services-context.ts';
import { RouterLink } from '../root-layout.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * A link that prefetches its page on hover or focus, once the browser is idle: it first has to show
 * the effect of the event, such as the opened menu that contains the link.
 */
export function PrefetchingLink({ onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const { prefetchPage } = useAppServices();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const prefetch = () => {
    cancel.current?.();
    cancel.current = whenIdle(() => prefetchPage(rest.href));
  };
  return (
    <RouterLink
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}
