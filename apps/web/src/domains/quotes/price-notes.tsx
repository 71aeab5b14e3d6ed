import { NDIS_PRICE_NOTE } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import styles from './price-notes.module.css';

/** Explains a service without a published price. */
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

/** Explains that an NDIS plan pays by the hour and not by the rooms of the estimate. */
export function NdisRateNote() {
  return (
    <Alert>
      <p>
        This price is an estimate. {NDIS_PRICE_NOTE} For example,{' '}
        <span className={styles['sum']}>2.5 h × $60.10</span> ={' '}
        <b className={styles['sum']}>$150.25</b>.
      </p>
    </Alert>
  );
}
