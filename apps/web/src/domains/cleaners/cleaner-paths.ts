import { pathWithId } from '@cleaning/contract/routes';

export const STAFF_CLEANER_PATH = '/staff/portal/cleaners/:id';

/** The staff page of a cleaner: working hours and leave. */
export function cleanerPath(id: string): string {
  return pathWithId(STAFF_CLEANER_PATH, id);
}

/** The staff page of a cleaner, with the dialog for adding leave. */
export function addLeavePath(id: string): string {
  return `${cleanerPath(id)}?action=leave`;
}

/** Whether the address of a cleaner's page asks for that dialog. */
export const isToAddLeave = (search: URLSearchParams): boolean => search.get('action') === 'leave';
