import { Button } from '@cleaning/ui/button';
import UserCog from 'lucide-react/icons/user-cog';
import { useActing } from '#domains/clients/use-acting.ts';
import { focusHeading } from '#kit/hooks/focus.ts';
import styles from './acting-banner.module.css';

/** Shows on every page for whom staff act and why, until they stop. */
export default function ActingBanner() {
  const { acting, stop } = useActing();
  return (
    <div className={styles['root']} data-acting={acting === null ? undefined : ''}>
      <output className={styles['text']}>
        {acting === null ? null : (
          <>
            <UserCog />
            <span>
              <b>You are doing it for {acting.name}.</b>{' '}
              <span className={styles['more']}>
                Reason: {withStop(acting.reason)} Everything you do for {acting.firstName} is
                recorded as done by you.
              </span>
            </span>
          </>
        )}
      </output>
      {acting === null ? null : (
        <Button
          className={styles['stop']}
          onClick={() => {
            stop();
            focusHeading();
          }}
        >
          Stop <span className={styles['more']}>doing it for {acting.firstName}</span>
        </Button>
      )}
    </div>
  );
}

const withStop = (sentence: string): string =>
  /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
