import { LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import { Navigate, generatePath, useLocation, useParams } from 'react-router-dom';
import type { LazyRoute } from './lazy-route.tsx';

/** The old addresses. Each leads to its page in the portal, with the id and the query it came with. */
export const legacyRoutes: LazyRoute[] = Object.entries(LEGACY_REDIRECTS).map(([path, target]) => ({
  path,
  element: <Redirect to={target} />,
  preload: () => Promise.resolve(undefined),
}));

function Redirect({ to }: { to: string }) {
  const { id = null } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={generatePath(to, { id }) + search} />;
}
