import { useEffect, useRef } from 'react';

type Task = () => void;

interface AfterPress {
  /** Runs a task once no pointer is pressed. */
  readonly afterPress: (task: Task) => void;
  /** Drops the waiting tasks, which the click made obsolete. */
  readonly forgetTasks: () => void;
}

/**
 * Delays a task until the current press has caused its click. Pressing a control blurs a field; if
 * that showed an error at once, the layout could move the control away from the pointer, and its
 * click would be lost.
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
      // A tap blurs the field only when it ends, immediately before its click.
      if (waiting.current === null) setTimeout(runInTime);
      else waiting.current.push(runInTime);
    },
    forgetTasks() {
      round.current += 1;
    },
  };
}
