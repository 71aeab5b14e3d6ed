import styles from './visit-key.module.css';
import { VISIT_LOOKS } from './visit-look.ts';

/** What each icon of a visit says. */
export function VisitKey() {
  return (
    <p className={styles['root']}>
      {Object.values(VISIT_LOOKS)
        .filter(({ kind }) => kind !== 'off' && kind !== 'requested')
        .map(({ kind, label, Icon }) => (
          <span key={kind}>
            <Icon />
            {label}
          </span>
        ))}
    </p>
  );
}
