import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import UserPlus from 'lucide-react/icons/user-plus';
import { ClientsList } from '../../features/staff-clients/index.ts';

export const handle = { title: 'Clients' };

export { prefetchClients as prefetch } from '../../features/staff-clients/index.ts';

export function Component() {
  return (
    <ClientsList
      action={
        <ButtonLink href={SITE_PATHS.staffClientNew} icon={<UserPlus />}>
          New client
        </ButtonLink>
      }
    />
  );
}
