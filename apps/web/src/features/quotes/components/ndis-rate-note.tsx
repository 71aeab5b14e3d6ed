import { Alert } from '@cleaning/ui/alert';
import styles from './ndis-rate-note.module.css';

/** How an NDIS clean is invoiced, which is not by the rooms of the estimate. */
export function NdisRateNote() {
  return (
    <Alert>
      <p>
        This figure is an estimate. Your NDIS invoice is hours × your agreed rate. For example,{' '}
        <span className={styles['sum']}>2.5 h × $60.10</span> ={' '}
        <b className={styles['sum']}>$150.25</b>.
      </p>
    </Alert>
  );
}
