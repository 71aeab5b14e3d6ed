/** @module @cleaning/api-client/queries */
export { bankColumnsQuery } from './bank-columns.ts';
export {
  conversationKey,
  conversationQuery,
  earlierMessagesMutation,
  type Conversation,
} from './conversation.ts';
export { createEndpointOptions } from './endpoint-options.ts';
export { createQueryClient } from './create-query-client.ts';
export { endpointKey } from './endpoint-key.ts';
export type { EndpointAnswer, EndpointInput, EndpointOptions, SentBy } from './endpoint-types.ts';
export { createPeriodicRefresh, type PeriodicRefresh } from './periodic-refresh.ts';
