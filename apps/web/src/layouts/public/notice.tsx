import { useState } from 'react';
import styles from './notice.module.css';

/**
 * A polite word at the foot of the window. It stays until it is closed, so that nobody has to read
 * it in a hurry.
 */
export function Notice({ message }: { message: string | null }) {
  const [closed, setClosed] = useState<string | null>(null);
  const isShown = message !== null && message !== closed;
  return (
    <div className={styles['root']} role="status">
      {isShown ? (
        <p className={`${styles['notice']} on-inverse`}>
          {message}
          <button type="button" className={styles['close']} onClick={() => setClosed(message)}>
            Close
          </button>
        </p>
      ) : null}
    </div>
  );
}
