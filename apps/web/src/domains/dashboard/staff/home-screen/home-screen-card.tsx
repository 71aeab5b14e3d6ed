import type { OwnVisits } from '@cleaning/contract/appointments';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusHeading } from '#kit/hooks/focus.ts';
import { keepHomeScreenNote, readHomeScreenNote } from './home-screen-note.ts';
import { installBrowser } from '../../install-prompt.ts';
import { isDayDone, offersHomeScreen } from './offers-home-screen.ts';

/** Asks once, at the end of a second day, whether the portal goes on this phone's home screen. */
export function HomeScreenCard({ day }: { readonly day: OwnVisits }) {
  const way = useSyncExternalStore(installBrowser.subscribe, () => installBrowser.way());
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const note = readHomeScreenNote();
  const isFirstDay = note === null && isDayDone(day);
  useEffect(() => {
    if (isFirstDay) {
      keepHomeScreenNote({ firstDay: day.date, offeredOn: null, isAnswered: false });
    }
  }, [isFirstDay, day.date]);
  const isShown = !isOver && way !== null && offersHomeScreen(note, day);
  useEffect(() => {
    const seen = readHomeScreenNote();
    if (isShown && seen !== null) keepHomeScreenNote({ ...seen, offeredOn: day.date });
  }, [isShown, day.date]);

  if (!isShown || note === null) return null;
  const answer = () => {
    keepHomeScreenNote({ ...note, offeredOn: day.date, isAnswered: true });
    setOver(true);
    focusHeading();
  };
  const ask = async () => {
    if (await installBrowser.ask()) answer();
    else setRefused(true);
  };
  return (
    <Card title="Put your day on your home screen" tint>
      <Stack gap="space-3">
        <Text>
          {way === 'ask'
            ? 'It then opens with one press, like your other apps.'
            : 'Press Share, then Add to Home Screen. It then opens with one press, like your other apps.'}
        </Text>
        {isRefused ? (
          <Alert tone="warning" live>
            <p>Your browser did not ask. Open its menu, and choose Add to home screen.</p>
          </Alert>
        ) : null}
        <Inline gap="space-2">
          {way === 'words' ? (
            <Button onClick={answer}>I have added it</Button>
          ) : isRefused ? null : (
            <Button onClick={() => void ask()}>Add to home screen</Button>
          )}
          <Button variant="outline" onClick={answer}>
            Not now
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
