import { ACCOUNT_PATHS, CLIENT_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense } from 'react';
import { isDraftComplete, type QuoteDraft } from './quote-draft/quote-draft.ts';
import styles from './calculator-actions.module.css';
import { AskForPrice, ShareEstimate } from './load-later-parts.ts';

export interface CalculatorActionsProps {
  draft: QuoteDraft;
  /** Shows the outcome of an action. */
  onStatus: (status: string) => void;
  onSave: () => void;
  onClear: () => void;
}

/** The actions of the calculator: request the quote, save it, or start again. */
export function CalculatorActions({ draft, onStatus, onSave, onClear }: CalculatorActionsProps) {
  const { serviceId } = draft;
  const service = serviceId === null ? null : SERVICES[serviceId];
  return (
    <>
      {service?.priceCents === null ? (
        <Suspense fallback={null}>
          <AskForPrice serviceName={service.name} />
        </Suspense>
      ) : (
        <Button type="submit" size="lg" block iconEnd={<ArrowRight />}>
          Request this quote
        </Button>
      )}
      <div className={styles['pair']}>
        <Button variant="outline" onClick={onSave}>
          Save for later
        </Button>
        <Button variant="ghost" onClick={onClear}>
          Start again
        </Button>
      </div>
      {isDraftComplete(draft) ? (
        <Suspense fallback={null}>
          <ShareEstimate draft={draft} onStatus={onStatus} />
        </Suspense>
      ) : null}
      <p className={styles['login']}>
        Already have an account?{' '}
        <Link href={`${ACCOUNT_PATHS.login}?next=${CLIENT_PATHS.clientPortal}`}>Log in</Link>
      </p>
    </>
  );
}
