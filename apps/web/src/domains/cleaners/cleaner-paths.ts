import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';

/** The staff page of a cleaner: working hours and leave. */
export function cleanerPath(id: string): string {
  return pathWithId(SITE_PATHS.staffCleaner, id);
}

/** The same page with the dialog for adding leave. */
export function addLeavePath(id: string): string {
  return `${cleanerPath(id)}?action=leave`;
}

/** Whether the address of a cleaner's page asks for that dialog. */
export const isToAddLeave = (search: URLSearchParams): boolean => search.get('action') === 'leave';
