import type { Prefetch } from '../../shared/portal-api/prefetch.ts';
import { teamApiOf } from '../../shared/portal-api/team-api.ts';

/** The statements that were imported last. */
export const prefetchBankImport: Prefetch = ({ portalApi, read }) => {
  const { queries } = teamApiOf(portalApi);
  void read(queries.bankStatements.list({ page_size: 5 }));
};

/** The statement that an address names, and what its open rows may pay. */
export const prefetchBankStatement: Prefetch = ({ portalApi, read, params }) => {
  const { queries } = teamApiOf(portalApi);
  const { id = '' } = params;
  void read(queries.bankStatements.detail(id));
  void read(queries.bankStatements.openRows({ statement_id: id }));
};
