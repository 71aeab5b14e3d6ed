import { useSyncExternalStore } from 'react';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import styles from './live-indicator.module.css';

/** Whether what others change shows by itself. Nothing while that is not known. */
export function LiveIndicator() {
  const { refresh } = usePortalApi();
  const isLive = useSyncExternalStore(refresh.subscribe, refresh.isLive);
  if (isLive === null) return null;
  return (
    <span className={styles['root']} data-live={isLive || undefined}>
      <span>{isLive ? 'Live' : 'Reconnecting'}</span>
    </span>
  );
}
