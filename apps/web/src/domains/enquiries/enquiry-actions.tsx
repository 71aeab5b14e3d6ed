import type { Enquiry } from '@cleaning/contract/enquiries';
import { pathWithId } from '@cleaning/contract/routes';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { useMutation } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import FilePlus from 'lucide-react/icons/file-plus';
import Inbox from 'lucide-react/icons/inbox';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { quoteEnquiryPath } from '#domains/quotes/quote-paths.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './enquiry-detail.module.css';
import { STAFF_ENQUIRY_CONVERT_PATH } from './enquiry-paths.ts';

/**
 * The other actions for an enquiry besides answering. Each except the conversion can be undone by
 * another one.
 */
export function EnquiryActions({ enquiry }: { readonly enquiry: Enquiry }) {
  const api = useApi();
  const { id, version, available_commands: commands } = enquiry;
  const known = enquiry.client ?? enquiry.same_address_client;
  const close = useMutation(api.closeEnquiry.mutation({ id }));
  const markSpam = useMutation(api.markEnquirySpam.mutation({ id }));
  const reopen = useMutation(api.reopenEnquiry.mutation({ id }));
  const change = useSubmitOnce((command: typeof close) => command.mutateAsync({ version }), {
    isRepeatable: true,
  });
  const button = (label: string, icon: ReactNode, command: typeof close) => (
    <Button
      size="sm"
      variant="outline"
      icon={icon}
      busy={change.isBusy && command.isPending}
      onClick={() => void change.submit(command)}
    >
      {label}
    </Button>
  );

  return (
    <>
      <Inline gap="space-2">
        {commands.includes('reopen') ? button('Open again', <RotateCcw />, reopen) : null}
        {commands.includes('mark_spam') ? button('Spam', <Ban />, markSpam) : null}
        {commands.includes('close') ? button('Close', <Inbox />, close) : null}
        {known === null ? null : (
          <ButtonLink
            size="sm"
            variant="outline"
            icon={<FilePlus />}
            href={quoteEnquiryPath(known.id, id)}
          >
            Quote this
          </ButtonLink>
        )}
        {commands.includes('convert') ? (
          <ButtonLink
            size="sm"
            variant="outline"
            icon={<UserPlus />}
            href={pathWithId(STAFF_ENQUIRY_CONVERT_PATH, id)}
          >
            {enquiry.same_address_client === null ? 'Make a client and quote' : 'Make a quote'}
          </ButtonLink>
        ) : null}
      </Inline>
      <ErrorAlert title="Not changed" error={change.error} className={styles['notChanged']} />
    </>
  );
}
