import styles from './file-icon.module.css';

/** A tile with the extension of a file name, which is shown beside it. */
export function FileIcon({ name }: { name: string }) {
  const ending = /\.([a-z\d]{1,4})$/iu.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
  return (
    <span className={styles['icon']} aria-hidden="true">
      {ending === 'JPEG' ? 'JPG' : ending}
    </span>
  );
}
