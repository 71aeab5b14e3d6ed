import { SITE_PATHS } from '@cleaning/contract/routes';
import { NewClient } from './create/new-client.tsx';
import { withClient } from '#kit/lib/paths.ts';

export const handle = { title: 'New client' };

export function Component() {
  return <NewClient newQuote={(id) => withClient(SITE_PATHS.staffQuoteNew, id)} />;
}
