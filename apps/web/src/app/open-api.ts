import { createQueryClient } from '@cleaning/api-client/queries';
import { createApi } from './api.ts';

type ApiDependencies = Parameters<typeof createApi>[0];

/** Creates the API calls of a session and their query cache. Load it with `import()`. */
export function openApi(dependencies: Omit<ApiDependencies, 'queryClient'>) {
  const queryClient = createQueryClient();
  return { queryClient, ...createApi({ ...dependencies, queryClient }) };
}

export type OpenApi = typeof openApi;
export type OpenedApi = ReturnType<OpenApi>;
