import type { Quote } from '@cleaning/contract/quotes';
import { isInPreparation, isUnsentOfOffice } from '@cleaning/contract/quotes/rules';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Menu, type MenuItem } from '@cleaning/ui/menu';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageAboutQuotePath } from '#domains/messages/message-paths.ts';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { DeleteDraft } from '../office/delete-draft.tsx';
import { GiveQuote } from './give-quote.tsx';

export interface QuoteActionsProps {
  readonly quote: Quote;
  /** Opens the form that changes an offer; null where it cannot be changed. */
  readonly onChange: (() => void) | null;
}

/**
 * The secondary actions of a quote. In preparation, sending is the next step, so they are in the
 * More menu; afterwards there is room for two buttons.
 */
export function QuoteActions({ quote, onChange }: QuoteActionsProps) {
  // A conversation would tell the client of a quote that they do not know of.
  const message = useMessageItem(isUnsentOfOffice(quote) ? { ...quote, client: null } : quote);
  const { pdfs } = usePortalApi().client;
  if (isInPreparation(quote)) return <MoreOfQuote quote={quote} message={message} />;
  return (
    <>
      {quote.total_cents === null ? null : (
        <SaveFileButton
          label="PDF"
          busyLabel="Saving"
          variant="outline"
          load={() => pdfs.downloadQuotePdf({ id: quote.id })}
        />
      )}
      {message === null ? null : (
        <ButtonLink variant="outline" icon={message.icon} href={message.href}>
          {message.label}
        </ButtonLink>
      )}
      {onChange === null ? null : (
        <Button icon={<Pencil />} onClick={onChange}>
          Change quote
        </Button>
      )}
    </>
  );
}

interface MoreOfQuoteProps {
  readonly quote: Quote;
  readonly message: MenuItem | null;
}

function MoreOfQuote({ quote, message }: MoreOfQuoteProps) {
  const { pdfs } = usePortalApi().client;
  const pdf = useSaveFile(() => pdfs.downloadQuotePdf({ id: quote.id }));
  const [isGiving, setGiving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const give: MenuItem = {
    label: 'Pass to',
    icon: <UserCheck />,
    onChoose: () => setGiving(true),
  };
  const download: MenuItem = { label: 'PDF', icon: <Download />, onChoose: pdf.save };
  return (
    <>
      <GiveQuote quote={quote} open={isGiving} onClose={() => setGiving(false)} />
      {isDeleting ? <DeleteDraft quote={quote} onClose={() => setDeleting(false)} /> : null}
      <ErrorAlert title="Not downloaded" error={pdf.error} />
      <Menu
        label="More"
        icon={<Ellipsis />}
        items={[
          ...(message === null ? [] : [message]),
          give,
          ...(quote.total_cents === null ? [] : [download]),
          ...(isUnsentOfOffice(quote)
            ? [{ label: 'Delete draft', icon: <Trash2 />, onChoose: () => setDeleting(true) }]
            : []),
        ]}
      />
    </>
  );
}

/**
 * The action to message the client about the quote, which the M key also runs. Null for a quote
 * without a client.
 */
function useMessageItem({ id, client }: Quote) {
  const navigate = useNavigate();
  const href = client === null ? null : messageAboutQuotePath(client.id, id);
  const label = `Message ${client?.first_name ?? ''}`;
  const shortcuts = useMemo<readonly Shortcut[]>(
    () =>
      href === null
        ? []
        : [{ keys: ['M'], group: 'Writing', label, run: () => void navigate(href) }],
    [href, label, navigate],
  );
  useShortcuts(shortcuts);
  return href === null ? null : { label, href, icon: <MessageCircle />, keys: ['M'] };
}
