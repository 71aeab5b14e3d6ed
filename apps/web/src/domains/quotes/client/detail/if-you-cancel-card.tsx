import { cancellingInWords } from '@cleaning/contract/appointments/rules';
import type { Quote } from '@cleaning/contract/quotes';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

/** What cancelling a visit late costs, while the client decides about the offer. */
export function IfYouCancelCard({ quote }: { quote: Quote }) {
  const api = useApi();
  const isOffer = quote.status === 'sent';
  const { data: rates } = useQuery({ ...api.getMyHourlyRates.query(), enabled: isOffer });
  if (!isOffer) return null;
  return (
    <Card title="If you cancel">
      <p>{cancellingInWords(quote.service_id, rates?.late_cancellation_percent)}</p>
    </Card>
  );
}
