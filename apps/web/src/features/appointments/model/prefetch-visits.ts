import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';
import { VISITS_PAGE_SIZE } from './visits-view.ts';

/** The first page of what is to come and of what is past. */
export const prefetchVisits: Prefetch = ({ queries, read }) => {
  for (const when of ['upcoming', 'past'] as const) {
    void read(queries.appointments.mine({ when, page: 1, page_size: VISITS_PAGE_SIZE }));
  }
};
