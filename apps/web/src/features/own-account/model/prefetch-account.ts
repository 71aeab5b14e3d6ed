import type { Prefetch } from '../../../shared/portal-api/prefetch.ts';

/** What the sections at the top of the account show. */
export const prefetchAccount: Prefetch = ({ queries, read }) => {
  void read(queries.accounts.profile());
  void read(queries.accounts.addresses());
  void read(queries.accounts.clientProfile());
};
