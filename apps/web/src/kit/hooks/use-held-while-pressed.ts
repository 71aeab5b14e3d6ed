import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

function subscribe(onChange: () => void): () => void {
  const set = (pressed: boolean) => {
    isPressed = pressed;
    onChange();
  };
  const press = () => set(true);
  // The click comes after the release, in the same task.
  const release = () => setTimeout(set, 0, false);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  return () => {
    isPressed = false;
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
  };
}

/**
 * A value as it was when the pointer was pressed, until the press has caused its click. An answer
 * that arrives meanwhile could move the pressed control away, and its click would be lost.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const holds = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [held, setHeld] = useState(value);
  if (!holds && held !== value) setHeld(value);
  return holds ? held : value;
}
