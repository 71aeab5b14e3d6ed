import { useSyncExternalStore } from 'react';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import styles from './live-indicator.module.css';

/** Whether changes of others appear automatically. Renders nothing while that is unknown. */
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
