import { SERVICES, type ServiceId } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { NdisRateNote } from '../components/ndis-rate-note.tsx';
import type { ReactNode } from 'react';
import { PriceOnRequestNote } from '../../../shared/quotes/price-on-request-note.tsx';
import styles from './quote-form.module.css';

interface SendActions {
  onSend: () => void;
  isSending: boolean;
  backHref: string;
  /** What stands in the way, right where the button is. */
  notice: ReactNode;
}

export interface PanelActionsProps {
  serviceId: ServiceId | null;
  /** Present on the last step. */
  send?: SendActions | undefined;
}

/** Under the price: what to know about an NDIS invoice and, on the last step, the way to send. */
export function PanelActions({ serviceId, send }: PanelActionsProps) {
  return (
    <div className={styles['panelActions']}>
      {serviceId === 'ndis' ? <NdisRateNote /> : null}
      {isPricedOnRequest(serviceId) ? <PriceOnRequestNote /> : null}
      {send === undefined ? null : (
        <>
          {send.notice}
          <Button size="lg" block busy={send.isSending} busyLabel="Sending" onClick={send.onSend}>
            Send quote request
          </Button>
          <ButtonLink href={send.backHref} variant="outline" block icon={<ArrowLeft />}>
            Back to photos
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function isPricedOnRequest(serviceId: ServiceId | null): boolean {
  return serviceId !== null && SERVICES[serviceId].priceCents === null;
}
