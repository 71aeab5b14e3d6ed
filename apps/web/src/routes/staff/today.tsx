import { Today } from '../../features/staff-today/index.ts';
import { pageIn } from '../../shared/lists/define-list-view.ts';
import type { Prefetch } from '../../shared/portal-api/prefetch.ts';

export const handle = { title: 'Today' };

export const prefetch: Prefetch = ({ queries, read, search }) =>
  void read(queries.staff.today(pageIn(search)));

export { Today as Component };
