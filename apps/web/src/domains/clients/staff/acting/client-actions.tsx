import type { Client } from '@cleaning/contract/clients';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import UserCog from 'lucide-react/icons/user-cog';
import { useSearchParams } from 'react-router-dom';
import { useActing } from '../../use-acting.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { ClientLinks } from '../client-links.ts';
import { ActDialog } from './act-dialog.tsx';

export interface ClientActionsProps {
  readonly client: Client;
  readonly links: Pick<ClientLinks, 'newQuote' | 'newVisit' | 'newMessage' | 'quote' | 'quotes'>;
}

/** The actions of staff for a client. The address says whether the dialog for acting is open. */
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
      {isActing ? <ApproveLink clientId={id} links={links} /> : null}
      <ButtonLink icon={<Plus />} href={links.newQuote(id)}>
        {isActing ? `New quote for ${name}` : 'New quote'}
      </ButtonLink>
      {search.get('action') === 'act' ? (
        <ActDialog client={client} onClose={() => ask(false)} />
      ) : null}
    </>
  );
}

/**
 * A link to the quote that waits for the client's approval, or to the list if there are several.
 * Renders nothing without one.
 */
function ApproveLink({
  clientId,
  links,
}: {
  readonly clientId: string;
  readonly links: Pick<ClientLinks, 'quote' | 'quotes'>;
}) {
  const api = useApi();
  const { data } = useQuery(
    api.listQuotes.query({ client_id: clientId, step: 'with_client', page_size: 1 }),
  );
  const [first] = data?.results ?? [];
  if (data === undefined || first === undefined) return null;
  return (
    <ButtonLink
      variant="outline"
      icon={<CircleCheck />}
      href={data.count === 1 ? links.quote(first.id) : links.quotes(clientId)}
    >
      Approve a quote
    </ButtonLink>
  );
}
