import { pathWithId } from '@cleaning/contract/routes';

export const STAFF_CLIENTS_PATH = '/staff/portal/clients';
export const STAFF_CLIENT_NEW_PATH = '/staff/portal/clients/new';
export const STAFF_CLIENT_PATH = '/staff/portal/clients/:id';

/** The staff page of a client. */
export function staffClientPath(id: string): string {
  return pathWithId(STAFF_CLIENT_PATH, id);
}

/** The staff page of a client, with the dialog for acting on their behalf. */
export function actForPath(id: string): string {
  return `${staffClientPath(id)}?action=act`;
}

/** Whether the address of a client's page asks for that dialog. */
export const isToActFor = (search: URLSearchParams): boolean => search.get('action') === 'act';

/**
 * A page that starts something for a client.
 * @param search further parameters.
 */
export function withClient(path: string, clientId: string, search = ''): string {
  const params = new URLSearchParams(search);
  params.set('client', clientId);
  return `${path}?${params.toString()}`;
}

/** The client for whom a page starts something; empty without one. */
export const clientInAddress = (search: URLSearchParams): string => search.get('client') ?? '';

/** A page that starts something, without its client but with the rest of the query, such as the date. */
export function withoutClient(path: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('client');
  return rest.size === 0 ? path : `${path}?${rest.toString()}`;
}
