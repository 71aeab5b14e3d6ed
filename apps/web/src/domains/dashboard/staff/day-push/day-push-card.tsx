import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { type DayPush, useDayPush } from './use-day-push.ts';

/** Lets a cleaner have their phone say that their day has changed. */
export function DayPushCard() {
  const push = useDayPush();
  if (push.state === 'none' || push.state === 'unknown') return null;
  return (
    <Card title="Hear about changes to your day">
      <Stack gap="space-3">
        <Text>{WORDS[push.state]}</Text>
        <Problem {...push} />
        <OnOff {...push} />
      </Stack>
    </Card>
  );
}

const WORDS = {
  unsupported:
    'This browser cannot tell you while the portal is closed. Chrome, Edge, Firefox and Safari of today can. What changed is always under New for you.',
  home_screen:
    'On an iPhone or iPad this works from the home screen. Press Share, then Add to Home Screen. Open the portal from there, and turn this on.',
  blocked:
    'Notifications of this site are blocked here. To allow them, open the settings of this site in your browser, choose Notifications, then Allow. Then open this page again.',
  off: 'We can tell you when a visit of today or the next two days is new, moved or no longer yours, or how to get in changes. It shows no names. From 8 pm to 6 am it waits, unless a visit is near.',
  on: 'You are told here when your day changes, also while this page is closed. From 8 pm to 6 am it waits, unless a visit is near.',
} as const satisfies Partial<Record<DayPush['state'], string>>;

function Problem({ problem, error }: DayPush) {
  if (problem === null) return <ErrorAlert error={error} title="Not saved" />;
  return (
    <Alert tone="danger" live>
      <p>
        {problem === 'not_allowed'
          ? 'You have not allowed it yet. Press Turn on, then Allow.'
          : 'Your browser did not reach its notification service. Check your signal, and try again.'}
      </p>
    </Alert>
  );
}

function OnOff({ state, isBusy, turnOn, turnOff }: DayPush) {
  if (state === 'off') {
    return (
      <Button icon={<Bell />} busy={isBusy} onClick={() => void turnOn()}>
        Turn on
      </Button>
    );
  }
  if (state !== 'on') return null;
  return (
    <Button variant="outline" icon={<BellOff />} busy={isBusy} onClick={() => void turnOff()}>
      Turn off
    </Button>
  );
}
