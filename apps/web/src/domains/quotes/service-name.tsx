import { SERVICES, type ServiceId } from '@cleaning/pricing';
import { Inline } from '@cleaning/ui/inline';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import styles from './service-name.module.css';

/** The name of a service with its icon. */
export function ServiceName({ serviceId }: { serviceId: ServiceId }) {
  return (
    <Inline as="span" gap="space-3" align="center" wrap={false}>
      <SpotIcon name={serviceId} size="sm" className={styles['drawing']} />
      <b className={styles['name']}>{SERVICES[serviceId].name}</b>
    </Inline>
  );
}
