export type { ClientLinks } from './client-links.ts';
export { NewClient } from './create/new-client.tsx';
export { ClientPage, prefetchClient } from './detail/client-page.tsx';
export { ClientsList } from './list/clients-list.tsx';
export { prefetchClients } from './list/clients-view.ts';
