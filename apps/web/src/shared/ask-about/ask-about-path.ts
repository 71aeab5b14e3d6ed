import type { ThreadSubjectType } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';

/** Where a client writes to us about one thing of theirs, or goes on with what was written. */
export function askAboutPath(type: ThreadSubjectType, id: string): string {
  return `${SITE_PATHS.clientMessages}?${new URLSearchParams({ [type]: id }).toString()}`;
}
