export { createMutations, type Mutations } from './create-mutations.ts';
export { createQueries, type Queries } from './create-queries.ts';
export { createPortalMutations, type PortalMutations } from './create-portal-mutations.ts';
export { createPortalQueries, type PortalQueries } from './create-portal-queries.ts';
export { createQueryClient } from './create-query-client.ts';
export type { Conversation } from './conversation.ts';
export { createPeriodicRefresh, type PeriodicRefresh } from './periodic-refresh.ts';
export { queryKeys } from './query-keys.ts';
export { createSessionMutations, createSessionQueries } from './session-queries.ts';
