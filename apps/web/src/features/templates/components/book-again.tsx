import type { Quote } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { useMutation } from '@tanstack/react-query';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { useBookAgain } from '../model/use-book-again.ts';

/** Starts a new quote with the answers of this one, at today's prices and without a day. */
export function BookAgain({ quote }: { quote: Quote }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.create());
  const { service_id, rooms, addon_ids, timeline_id } = quote;
  const { address_line1, suburb, postcode, access_notes } = quote;
  const { submit, isBusy, error } = useBookAgain((idempotencyKey) =>
    mutateAsync({
      body: {
        service_id,
        rooms,
        addon_ids,
        timeline_id,
        address_line1,
        suburb,
        postcode,
        access_notes,
      },
      idempotencyKey,
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
        Book this again
      </Button>
      <ErrorAlert title="No new quote was started" error={error} />
    </>
  );
}
