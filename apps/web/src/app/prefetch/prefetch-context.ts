import { createContext } from 'react';

/** Gets the page of an address ready. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);
