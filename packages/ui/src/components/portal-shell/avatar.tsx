import styles from './avatar.module.css';

/** The initials are drawn by style: they are a picture of the name, not another name. */
export function Avatar({ initials }: { initials: string }) {
  return <span className={styles['avatar']} data-initials={initials} />;
}
