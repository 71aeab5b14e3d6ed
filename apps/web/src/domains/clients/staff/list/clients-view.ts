import { defineListView } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { STAFF_CLIENTS_PATH } from '../../client-paths.ts';

/** The list view in the address, sorted by last name by default. */
export const clientsView = defineListView({
  path: STAFF_CLIENTS_PATH,
  filters: [
    { id: 'active', label: 'Active', query: { status: 'active' } },
    { id: 'ndis', label: 'NDIS', query: { status: 'active', client_type: 'ndis' } },
    { id: 'general', label: 'General', query: { status: 'active', client_type: 'general' } },
    { id: 'owing', label: 'Owe us money', query: { owes: 'true' } },
    { id: 'closed', label: 'Closed', query: { status: 'closed' } },
  ],
  orderings: [
    { value: 'name', label: 'Last name, A to Z' },
    { value: '-name', label: 'Last name, Z to A' },
    { value: '-created_at', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
  ],
  pageSize: 50,
});

export type ClientsView = ReturnType<typeof clientsView.read>;

/** The query to save under a name, without the page number. */
export const toSavedQuery = (view: ClientsView): string =>
  clientsView.toParams({ ...view, page: 1 }).toString();

/** Prefetches the clients and counts of the view in the address. */
export const prefetchClients: Prefetch = ({ api, read, search }) => {
  void read(api.listClients.query(clientsView.toQuery(clientsView.read(search))));
  void read(api.getClientCounts.query());
};
