import { endpoints } from '@cleaning/contract';
import type { Dependencies } from '../dependencies.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { createAccountsHandlers } from './accounts/handlers.ts';
import { createQuotesHandlers } from './quotes/handlers.ts';
import { createServicesHandlers } from './services/handlers.ts';

/** The endpoints that this service serves. */
export const servedEndpoints = endpoints;

/** A handler for each of them: one that is missing does not compile, nor start. */
export function createHandlers(dependencies: Dependencies): HandlersOf<typeof servedEndpoints> {
  return {
    ...createAccountsHandlers(dependencies),
    ...createServicesHandlers(),
    ...createQuotesHandlers(dependencies),
  };
}
