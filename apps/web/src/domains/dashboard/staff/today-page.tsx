import { Today } from './today.tsx';
import { pageIn } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';

export const handle = { title: 'Today' };

export const prefetch: Prefetch = ({ api, read, search }) =>
  void read(api.getStaffToday.query({ page: pageIn(search) }));

export { Today as Component };
