import type { Prefetch } from '#kit/api/prefetch.ts';

/** Prefetches the latest imported statements. */
export const prefetchBankImport: Prefetch = ({ api, read }) => {
  void read(api.listBankStatements.query({ page_size: 5 }));
};

/** Prefetches the statement in the address and the candidates of its open rows. */
export const prefetchBankStatement: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getBankStatement.query({ id }));
  void read(api.listOpenBankRows.query({ statement_id: id }));
};
