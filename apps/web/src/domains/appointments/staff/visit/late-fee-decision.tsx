import type { Appointment } from '@cleaning/contract/appointments';
import { lateFeeName } from '@cleaning/contract/appointments/rules';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { describeMoment } from '../../format-appointment.ts';
import { describeFee } from '../../late-fee.ts';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import styles from './staff-visit.module.css';
import { DecideFee } from './decide-fee.tsx';

interface LateFeeDecisionProps {
  /** A work sheet stored on the device by an earlier release lacks the fee. */
  readonly appointment: Omit<Appointment, 'fee'> & Partial<Pick<Appointment, 'fee'>>;
}

/** The fee of a visit that was cancelled too late or had no access: to decide, or what was decided. */
export function LateFeeDecision({ appointment }: LateFeeDecisionProps) {
  const { fee = null, status } = appointment;
  const [asked, setAsked] = useState<'charge' | 'waive' | null>(null);
  if (fee === null) return null;
  const name = lateFeeName(status);
  const canDecide = appointment.available_commands.includes('charge_fee');
  const { state, terms_cents: terms } = fee;
  const close = () => {
    setAsked(null);
    focusIfLost(focusHeading);
  };
  return (
    <Card title={`${name}: ${describeFee(fee)}`}>
      {state === 'open' && terms === null ? (
        <p>We do not know the price of this visit, so enter what to charge.</p>
      ) : null}
      {fee.decided_at === null ? null : (
        <p>{`${fee.decided_by ?? 'A deleted user'} decided on ${describeMoment(fee.decided_at)}.`}</p>
      )}
      {fee.reason === null ? null : <Text wrap="as-typed">{fee.reason}</Text>}
      {fee.is_invoiced ? <Text tone="muted">It is on an invoice.</Text> : null}
      {canDecide ? (
        <div className={styles['decide']}>
          {state === 'open' ? (
            <>
              <Button onClick={() => setAsked('charge')}>
                {terms === null ? 'Charge a fee' : `Charge ${formatMoney(terms)}`}
              </Button>
              <Button variant="outline" onClick={() => setAsked('waive')}>
                Waive <VisuallyHidden>the fee</VisuallyHidden>
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              onClick={() => setAsked(state === 'charged' ? 'charge' : 'waive')}
            >
              Change <VisuallyHidden>the fee</VisuallyHidden>
            </Button>
          )}
        </div>
      ) : null}
      {asked === null ? null : (
        <DecideFee appointment={{ ...appointment, fee }} first={asked} onClose={close} />
      )}
    </Card>
  );
}
