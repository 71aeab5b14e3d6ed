import { SITE_PATHS } from '@cleaning/contract/routes';

/** What a link to a visit opens: what is known of it, or asking for another time. */
export type VisitDoor = 'details' | 'ask';

/** Where the client looks at one visit of theirs, among the others. */
export function visitPath(id: string, door: VisitDoor = 'details'): string {
  const params = new URLSearchParams({ visit: id, ...(door === 'ask' && { door }) });
  return `${SITE_PATHS.clientAppointments}?${params.toString()}`;
}

/** The visit that an address names, and what it opens. */
export function visitInAddress(params: URLSearchParams): { id: string; door: VisitDoor } | null {
  const id = params.get('visit');
  if (id === null || id === '') return null;
  return { id, door: params.get('door') === 'ask' ? 'ask' : 'details' };
}
