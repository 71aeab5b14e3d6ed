import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ClientLinks } from './client-links.ts';
import { ClientsList } from './list/clients-list.tsx';
import { withClient } from '#kit/lib/paths.ts';

export const handle = { title: 'Clients' };

export { prefetchClients as prefetch } from './list/clients-view.ts';

const LINKS: Pick<ClientLinks, 'newMessage' | 'newQuote'> = {
  newMessage: (clientId) => withClient(SITE_PATHS.staffMessageNew, clientId),
  newQuote: (clientId) => withClient(SITE_PATHS.staffQuoteNew, clientId),
};

export function Component() {
  return (
    <ClientsList
      links={LINKS}
      action={
        <ButtonLink href={SITE_PATHS.staffClientNew} icon={<UserPlus />}>
          New client
        </ButtonLink>
      }
    />
  );
}
