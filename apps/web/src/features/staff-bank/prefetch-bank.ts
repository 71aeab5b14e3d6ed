import type { Prefetch } from '../../shared/portal-api/prefetch.ts';

/** The statements that were imported last. */
export const prefetchBankImport: Prefetch = ({ queries, read }) => {
  void read(queries.bankStatements.list({ page_size: 5 }));
};

/** The statement that an address names, and what its open rows may pay. */
export const prefetchBankStatement: Prefetch = ({ queries, read, params }) => {
  const { id = '' } = params;
  void read(queries.bankStatements.detail(id));
  void read(queries.bankStatements.openRows({ statement_id: id }));
};
