import { createContext } from 'react';
import type { LazyRoute } from '../lazy-route.tsx';

/** The routes of the pages that a link inside the app may lead to. */
export const RoutesContext = createContext<readonly LazyRoute[]>([]);
