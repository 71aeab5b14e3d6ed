import { useState } from 'react';
import styles from './notice.module.css';

/**
 * A polite word at the foot of the window. It stays until it is closed, so that no user has to read
 * it in a hurry.
 */
export function Notice({ message }: { message: string | null }) {
  const [closed, setClosed] = useState<string | null>(null);
  const shown = message === closed ? null : message;
  return (
    <div className={`${styles['root']} on-inverse`} data-shown={shown === null ? undefined : ''}>
      <output>{shown}</output>
      {shown === null ? null : (
        <button type="button" className={styles['close']} onClick={() => setClosed(shown)}>
          Close
        </button>
      )}
    </div>
  );
}
