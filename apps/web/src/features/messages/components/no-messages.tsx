import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import Pencil from 'lucide-react/icons/pencil';
import { messagesViewPath } from '../model/messages-view.ts';

/** Nobody has written yet: what this is for, and the way to begin. */
export function NoMessages() {
  return (
    <EmptyState
      drawing={drawing}
      title="No messages yet"
      text="Ask us anything about a quote, a visit or an invoice. We answer here, and email you when we do."
      actions={
        <ButtonLink
          href={messagesViewPath({ open: { kind: 'new' }, page: 1 })}
          size="lg"
          icon={<Pencil />}
        >
          Write your first message
        </ButtonLink>
      }
    />
  );
}
