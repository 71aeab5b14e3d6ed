import { Button, ButtonLink } from '@cleaning/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './quote-form.module.css';

export interface StepButtonsProps {
  /** The step before; none on the first. */
  back?: { label: string; href: string } | undefined;
  busy?: boolean | undefined;
  /** Whether what was typed is saved. */
  status?: ReactNode;
}

/** On to the next step, or back to the one before. */
export function StepButtons({ back, busy, status }: StepButtonsProps) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" size="lg" busy={busy} busyLabel="Saving">
        Continue
      </Button>
      {back === undefined ? null : (
        <ButtonLink href={back.href} size="lg" variant="outline" icon={<ArrowLeft />}>
          {`Back to ${back.label}`}
        </ButtonLink>
      )}
      {status}
    </div>
  );
}
