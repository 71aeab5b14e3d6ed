import { company } from '@cleaning/company';
import styles from './area-list.module.css';

/** Every area the company cleans in. */
export function AreaList() {
  return (
    <ul className={styles['root']}>
      {company.serviceAreas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
}
