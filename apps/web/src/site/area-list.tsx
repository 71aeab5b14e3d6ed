import { company } from '@cleaning/company';
import styles from './area-list.module.css';

/** Lists every service area. */
export function AreaList() {
  return (
    <ul className={styles['root']}>
      {company.serviceAreas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
}
