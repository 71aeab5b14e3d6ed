import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { withClient } from '#domains/clients/client-paths.ts';
import { STAFF_QUOTE_NEW_PATH } from '../../quote-paths.ts';

/**
 * Says whose turn it is with a draft that its client has not sent to us, such as one made of an enquiry:
 * nothing on its page is for the office to do, and no list of what waits has it.
 */
export function ClientDraftNote({ quote }: { readonly quote: Quote }) {
  const { client } = quote;
  if (client === null || !isEditableByClient(quote)) return null;
  const name = client.first_name;
  return (
    <Alert tone="info" title={`${name} has not sent this to us yet`}>
      <p>{`${name} checks this draft and sends it to us. You price it then. To price it yourself today, write a new quote: ${name} gets that one from you.`}</p>
      <ButtonLink size="sm" variant="outline" href={withClient(STAFF_QUOTE_NEW_PATH, client.id)}>
        New quote for {name}
      </ButtonLink>
    </Alert>
  );
}
