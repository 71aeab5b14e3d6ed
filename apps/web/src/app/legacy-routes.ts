import { LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import { generatePath, redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** The old addresses. Each leads to its page in the portal, with the id and the query it came with. */
export const legacyRoutes: RouteObject[] = Object.entries(LEGACY_REDIRECTS).map(
  ([path, target]) => ({
    path,
    loader: ({ params, request }) =>
      redirect(generatePath(target, { id: params['id'] ?? null }) + new URL(request.url).search),
  }),
);
