import type { Quote } from '@cleaning/contract';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { NameDialog } from './name-dialog.tsx';

/** Keeps the answers of a quote under a name, to book them again. */
export function SaveTemplate({ quote }: { quote: Quote }) {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.quotes.saveTemplate());
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const keyOf = useIdempotencyKey();

  const save = async (name: string) => {
    const body = { name, quote_id: quote.id };
    await mutateAsync({ body, idempotencyKey: keyOf(body) });
    setOpen(false);
    toast.show('Template saved');
  };

  return (
    <>
      <Button variant="outline" icon={<BookmarkPlus />} onClick={() => setOpen(true)}>
        Save as a template
      </Button>
      {isOpen ? (
        <NameDialog
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
