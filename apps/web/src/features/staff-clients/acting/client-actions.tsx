import type { Client } from '@cleaning/contract';
import { Button, ButtonLink } from '@cleaning/ui/button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import UserCog from 'lucide-react/icons/user-cog';
import { useSearchParams } from 'react-router-dom';
import { useActing } from '../../../shared/acting/use-acting.ts';
import type { ClientLinks } from '../client-links.ts';
import { ActDialog } from './act-dialog.tsx';

export interface ClientActionsProps {
  readonly client: Client;
  readonly links: Pick<ClientLinks, 'newQuote' | 'newVisit' | 'newMessage'>;
}

/** What staff start with a client. The address says when the question whether to act for them is open. */
export function ClientActions({ client, links }: ClientActionsProps) {
  const [search, setSearch] = useSearchParams();
  const { acting } = useActing();
  const { id, first_name: name } = client;
  const isActing = acting?.clientId === id;
  const ask = (isOpen: boolean) => {
    const next = new URLSearchParams(search);
    if (isOpen) next.set('action', 'act');
    else next.delete('action');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  if (!client.is_active) return null;
  return (
    <>
      {isActing ? null : (
        <Button variant="outline" icon={<UserCog />} onClick={() => ask(true)}>
          Act for {name}
        </Button>
      )}
      {isActing ? (
        <ButtonLink variant="outline" icon={<CalendarPlus />} href={links.newVisit(id)}>
          Ask for a visit
        </ButtonLink>
      ) : (
        <ButtonLink variant="outline" icon={<MessageCircle />} href={links.newMessage(id)}>
          Message
        </ButtonLink>
      )}
      <ButtonLink icon={<Plus />} href={links.newQuote(id)}>
        {isActing ? `New quote for ${name}` : 'New quote'}
      </ButtonLink>
      {search.get('action') === 'act' ? (
        <ActDialog client={client} onClose={() => ask(false)} />
      ) : null}
    </>
  );
}
