import type { LinkComponentProps } from '@cleaning/ui/providers';
import { use } from 'react';
import { RouterLink } from '../router-link.tsx';
import { PrefetchContext } from './prefetch-context.ts';

/** A link whose page gets ready as soon as a pointer or the focus is on it. */
export function PrefetchingLink({ onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  return (
    <RouterLink
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(rest.href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(rest.href);
      }}
    />
  );
}
