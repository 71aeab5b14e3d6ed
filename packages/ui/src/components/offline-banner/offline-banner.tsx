import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import styles from './offline-banner.module.css';

export interface OfflineBannerProps {
  offline: boolean;
  children?: ReactNode;
}

/** Says that the device has lost its connection, for as long as it has. */
export function OfflineBanner({
  offline,
  children = 'You are offline. You can keep reading. Changes need a connection.',
}: OfflineBannerProps) {
  return (
    <output className={styles['status']}>
      {offline ? (
        <span className={styles['root']}>
          <WifiOff />
          <span>{children}</span>
        </span>
      ) : null}
    </output>
  );
}
