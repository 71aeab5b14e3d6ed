import { useEffect, useRef } from 'react';

type Task = () => void;

interface AfterPress {
  /** Runs a task once nothing is pressed. */
  readonly afterPress: (task: Task) => void;
  /** Gives up what has not run yet: the click has made it pointless. */
  readonly forgetTasks: () => void;
}

/**
 * Puts off a task until whatever is being pressed has had its click. Pressing a control takes focus
 * from a field, and an error that appears there and then would move the control from under the
 * pointer: its click would be lost.
 */
export function useAfterPress(): AfterPress {
  const waiting = useRef<Task[] | null>(null);
  const round = useRef(0);

  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const tasks = waiting.current ?? [];
      waiting.current = null;
      for (const task of tasks) setTimeout(task);
    };
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [type, listener] of Object.entries(listeners)) {
      document.addEventListener(type, listener, true);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener, true);
      }
    };
  }, []);

  return {
    afterPress(task) {
      const { current } = round;
      const runInTime = () => {
        if (round.current === current) task();
      };
      // A tap takes focus away only once it is over, and clicks in the same breath.
      if (waiting.current === null) setTimeout(runInTime);
      else waiting.current.push(runInTime);
    },
    forgetTasks() {
      round.current += 1;
    },
  };
}
