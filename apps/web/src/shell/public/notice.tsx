import { useState } from 'react';
import styles from './notice.module.css';

/**
 * A polite notice at the bottom of the window. It stays until it is closed, so that users can read
 * it at their own pace.
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
