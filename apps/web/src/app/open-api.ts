import { createQueryClient } from '@cleaning/api-client/queries';
import { createApi } from './api.ts';

type ApiDependencies = Parameters<typeof createApi>[0];

/** Creates the calls of the service, with a cache of their own. Load it with `import()`. */
export function openApi(dependencies: Omit<ApiDependencies, 'queryClient'>) {
  const queryClient = createQueryClient();
  return { queryClient, ...createApi({ ...dependencies, queryClient }) };
}

export type OpenApi = typeof openApi;
export type OpenedApi = ReturnType<OpenApi>;
