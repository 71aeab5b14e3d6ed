import { Button } from '@cleaning/ui/button';
import UserCog from 'lucide-react/icons/user-cog';
import { useOnBehalf } from '#domains/clients/use-on-behalf.ts';
import { focusHeading } from '#kit/hooks/focus.ts';
import styles from './on-behalf-banner.module.css';

/** Shows on every page for whom staff act and why, until they stop. */
export default function OnBehalfBanner() {
  const { onBehalf, stop } = useOnBehalf();
  return (
    <div className={styles['root']} data-on-behalf={onBehalf === null ? undefined : ''}>
      <output className={styles['text']}>
        {onBehalf === null ? null : (
          <>
            <UserCog />
            <span>
              <b>You are doing it for {onBehalf.name}.</b>{' '}
              <span className={styles['more']}>
                Reason: {withStop(onBehalf.reason)} Everything you do for {onBehalf.firstName} is
                recorded as done by you.
              </span>
            </span>
          </>
        )}
      </output>
      {onBehalf === null ? null : (
        <Button
          className={styles['stop']}
          onClick={() => {
            stop();
            focusHeading();
          }}
        >
          Stop <span className={styles['more']}>doing it for {onBehalf.firstName}</span>
        </Button>
      )}
    </div>
  );
}

const withStop = (sentence: string): string =>
  /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
