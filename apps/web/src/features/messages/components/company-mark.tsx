import { WrenMark } from '@cleaning/ui/logo';
import styles from './company-mark.module.css';

/** The company's face in a conversation. Decorative: its name is beside it. */
export function CompanyMark() {
  return (
    <span className={styles['root']} aria-hidden="true">
      <WrenMark />
    </span>
  );
}
