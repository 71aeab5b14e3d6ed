import { Loader } from '@cleaning/ui/loader';
import styles from './page-loader.module.css';

/** Fills the window while a page loads. */
export function PageLoader({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={styles['root']}>
      <Loader variant="branded" size="xl" label={label} />
    </div>
  );
}
