import type { Client } from '@cleaning/contract/clients';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import UserCog from 'lucide-react/icons/user-cog';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { STAFF_VISIT_NEW_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { useOnBehalf } from '../../use-on-behalf.ts';
import {
  STAFF_QUOTE_NEW_PATH,
  STAFF_QUOTES_PATH,
  staffQuotePath,
} from '#domains/quotes/quote-paths.ts';
import { actForPath, isToActFor, staffClientPath, withClient } from '../../client-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ActDialog } from './act-dialog.tsx';

export interface ClientActionsProps {
  readonly client: Client;
}

/** The actions of staff for a client. The address says whether the dialog for onBehalf is open. */
export function ClientActions({ client }: ClientActionsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { onBehalf } = useOnBehalf();
  const { id, first_name: name } = client;
  const isOnBehalf = onBehalf?.clientId === id;
  const ask = (isOpen: boolean) =>
    navigate(isOpen ? actForPath(id) : staffClientPath(id), {
      replace: true,
      preventScrollReset: true,
    });
  if (!client.is_active) return null;
  return (
    <>
      {isOnBehalf ? null : (
        <Button variant="outline" icon={<UserCog />} onClick={() => void ask(true)}>
          Do it for {name}
        </Button>
      )}
      {isOnBehalf ? (
        <ButtonLink
          variant="outline"
          icon={<CalendarPlus />}
          href={withClient(STAFF_VISIT_NEW_PATH, id)}
        >
          Ask for a visit
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="outline"
          icon={<MessageCircle />}
          href={withClient(STAFF_MESSAGE_NEW_PATH, id)}
        >
          Message
        </ButtonLink>
      )}
      {isOnBehalf ? <ApproveLink clientId={id} /> : null}
      <ButtonLink icon={<Plus />} href={withClient(STAFF_QUOTE_NEW_PATH, id)}>
        {isOnBehalf ? `New quote for ${name}` : 'New quote'}
      </ButtonLink>
      {isToActFor(search) ? <ActDialog client={client} onClose={() => void ask(false)} /> : null}
    </>
  );
}

/**
 * A link to the quote that waits for the client's approval, or to the list if there are several.
 * Renders nothing without one.
 */
function ApproveLink({ clientId }: { readonly clientId: string }) {
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
      href={
        data.count === 1 ? staffQuotePath(first.id) : `${STAFF_QUOTES_PATH}?client_id=${clientId}`
      }
    >
      Approve a quote
    </ButtonLink>
  );
}
