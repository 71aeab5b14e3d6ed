import { STAFF_VISIT_NEW_PATH } from '../../visit-paths.ts';

interface Place {
  /** A Sydney date. The address leaves out a past one. */
  readonly day: string;
  readonly today: string;
  readonly staffId?: string;
}

/** The address of the form for a new visit, with a chosen day and cleaner. */
export function newVisitPath({ day, today, staffId }: Place): string {
  const search = new URLSearchParams({
    ...(day >= today ? { day } : {}),
    ...(staffId === undefined ? {} : { cleaner: staffId }),
  });
  return STAFF_VISIT_NEW_PATH + (search.size === 0 ? '' : `?${search.toString()}`);
}
