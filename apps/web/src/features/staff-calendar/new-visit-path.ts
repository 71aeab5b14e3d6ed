import { SITE_PATHS } from '@cleaning/contract/routes';

interface Place {
  /** A Sydney date; a past one is left out. */
  readonly day: string;
  readonly today: string;
  readonly staffId?: string;
}

/** The address of a new visit, on a day and with a cleaner that are chosen already. */
export function newVisitPath({ day, today, staffId }: Place): string {
  const search = new URLSearchParams({
    ...(day >= today ? { day } : {}),
    ...(staffId === undefined ? {} : { cleaner: staffId }),
  });
  return SITE_PATHS.staffVisitNew + (search.size === 0 ? '' : `?${search.toString()}`);
}
