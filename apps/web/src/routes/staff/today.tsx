import { Today } from '../../features/staff-today/index.ts';
import type { Prefetch } from '../../shared/portal-api/prefetch.ts';

export const handle = { title: 'Today' };

export const prefetch: Prefetch = ({ queries, read }) => void read(queries.staff.today());

export { Today as Component };
