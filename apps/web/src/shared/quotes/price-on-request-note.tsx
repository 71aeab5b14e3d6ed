import { Alert } from '@cleaning/ui/alert';

/** What happens when a service has no published price. */
export function PriceOnRequestNote() {
  return (
    <Alert>
      <p>
        This service has no fixed price. Send us your answers, and we send you a price. Nothing is
        booked until you approve it.
      </p>
    </Alert>
  );
}
