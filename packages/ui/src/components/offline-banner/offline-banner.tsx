import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import styles from './offline-banner.module.css';

export interface OfflineBannerProps {
  offline: boolean;
  children?: ReactNode;
}

/** Tells the user that the device is offline, for as long as it is. */
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
