import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { pushBrowser, type PushPermission } from './push-browser.ts';

/** Why turning it on did not work, before the service was asked. */
type Problem = 'not_allowed' | 'unreachable';

export interface DayPush {
  /** `none` where there is nothing to turn on, `unknown` while it is read. */
  readonly state: 'none' | 'unknown' | 'unsupported' | 'home_screen' | 'blocked' | 'off' | 'on';
  readonly problem: Problem | null;
  /** The error of the service. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Whether this phone hears of changes to its user's day, and how to turn that on and off. */
export function useDayPush(): DayPush {
  const api = useApi();
  const [permission, setPermission] = useState<PushPermission>(() => pushBrowser.permission());
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const canBeOn = permission === 'allowed' || permission === 'undecided';
  const { data } = useQuery({ ...api.getPush.query(), enabled: canBeOn });
  const { mutateAsync: send } = useMutation(api.turnPushOn.mutation());

  useEffect(() => {
    if (!canBeOn) return undefined;
    let isShown = true;
    void pushBrowser.isSubscribed().then(
      (found) => isShown && setSubscribed(found),
      () => isShown && setSubscribed(false),
    );
    return () => void (isShown = false);
  }, [canBeOn]);

  const on = useSubmitOnce(
    async () => {
      setProblem(null);
      const answer = await pushBrowser.ask();
      setPermission(answer);
      if (answer !== 'allowed') {
        setProblem(answer === 'undecided' ? 'not_allowed' : null);
        return;
      }
      const subscription = await pushBrowser.subscribe(data?.public_key ?? '');
      if (subscription === null) {
        setProblem('unreachable');
        return;
      }
      await send(subscription);
      setSubscribed(true);
    },
    { isRepeatable: true },
  );
  const off = useCommand(api.turnPushOff.mutation(), {
    isRepeatable: true,
    onDone: async () => {
      setSubscribed(false);
      await pushBrowser.unsubscribe();
    },
  });

  return {
    state: findState(
      permission,
      data === undefined || isSubscribed === null ? null : data.is_on && isSubscribed,
    ),
    problem,
    error: on.error ?? off.error,
    isBusy: on.isBusy || off.isBusy,
    turnOn: () => on.submit(),
    turnOff: () => off.submit(),
  };
}

/** @param isOn null while it is read. */
function findState(permission: PushPermission, isOn: boolean | null): DayPush['state'] {
  if (permission !== 'allowed' && permission !== 'undecided') return permission;
  if (isOn === null) return 'unknown';
  // A permission that was taken back leaves no subscription that is shown.
  return isOn && permission === 'allowed' ? 'on' : 'off';
}
