import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Button } from '@cleaning/ui/button';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useBookAgain } from './use-book-again.ts';
import { SERVICES } from '@cleaning/pricing';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useState } from 'react';
import { TemplateNameDialog } from './template-name-dialog.tsx';

/** Actions to book the clean of a quote again. */
export function CleanAgainCard({ quote }: { quote: Quote }) {
  const isDraft = isEditableByClient(quote);
  return (
    <Card title="The same clean again" screenOnly>
      <Stack gap="space-3" align="start">
        <p>
          {isDraft
            ? 'Save it as a template to book it again later.'
            : 'Book this clean again, or save it as a template.'}
        </p>
        {isDraft ? null : <BookAgain quote={quote} />}
        <SaveTemplate quote={quote} />
        <ArrowLink href={`${SITE_PATHS.clientQuotes}?view=templates`}>See your templates</ArrowLink>
      </Stack>
    </Card>
  );
}

/** Creates a draft quote with the answers of this one, at current prices and without a date. */
function BookAgain({ quote }: { quote: Quote }) {
  const api = useApi();
  const send = useSend(api.createQuote.mutation());
  const { service_id, rooms, addon_ids, interval_weeks } = quote;
  const { address_line1, suburb, postcode, access_notes } = quote;
  const { submit, isBusy, error } = useBookAgain(() =>
    send({
      service_id,
      rooms,
      addon_ids,
      interval_weeks,
      address_line1,
      suburb,
      postcode,
      access_notes,
    }),
  );
  return (
    <>
      <Button
        variant="outline"
        icon={<Repeat2 />}
        busy={isBusy}
        busyLabel="Starting a quote"
        onClick={() => void submit()}
      >
        Book this clean again
      </Button>
      <ErrorAlert title="No new quote was started" error={error} />
    </>
  );
}

/** Saves the answers of a quote as a template. */
function SaveTemplate({ quote }: { quote: Quote }) {
  const api = useApi();
  const send = useSend(api.createQuoteTemplate.mutation());
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);

  const save = async (name: string) => {
    await send({ name, quote_id: quote.id });
    setOpen(false);
    toast.show('Template saved');
  };

  return (
    <>
      <Button variant="outline" icon={<BookmarkPlus />} onClick={() => setOpen(true)}>
        Save as a template
      </Button>
      {isOpen ? (
        <TemplateNameDialog
          onClose={() => setOpen(false)}
          title="Save as a template"
          text="A template keeps the rooms, the extras and the address, to book the same clean again. It keeps no day and no price."
          name={suggestedName(quote)}
          saveLabel="Save template"
          save={save}
        />
      ) : null}
    </>
  );
}

function suggestedName({ service_id, suburb }: Quote): string {
  const service = SERVICES[service_id].name;
  return suburb === null || suburb === '' ? service : `${service}, ${suburb}`;
}
