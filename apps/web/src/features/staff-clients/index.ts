export { ClientPage, prefetchClient } from './detail/client-page.tsx';
export { ClientsList } from './list/clients-list.tsx';
export { prefetchClients } from './list/clients-view.ts';
