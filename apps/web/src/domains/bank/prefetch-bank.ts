import type { Prefetch } from '#kit/api/prefetch.ts';
import { teamApiOf } from '#kit/api/team-api.ts';

/** Prefetches the latest imported statements. */
export const prefetchBankImport: Prefetch = ({ portalApi, read }) => {
  const { queries } = teamApiOf(portalApi);
  void read(queries.bankStatements.list({ page_size: 5 }));
};

/** Prefetches the statement in the address and the candidates of its open rows. */
export const prefetchBankStatement: Prefetch = ({ portalApi, read, params }) => {
  const { queries } = teamApiOf(portalApi);
  const { id = '' } = params;
  void read(queries.bankStatements.detail(id));
  void read(queries.bankStatements.openRows({ statement_id: id }));
};
