import { SITE_PATHS } from '@cleaning/contract/routes';
import { NewClient } from '../../features/staff-clients/index.ts';
import { withClient } from '../../shared/lib/paths.ts';

export const handle = { title: 'New client' };

export function Component() {
  return <NewClient newQuote={(id) => withClient(SITE_PATHS.staffQuoteNew, id)} />;
}
