import { useState } from 'react';

/** The state of a story that begins as one of its args, and again whenever its control changes. */
export function useArg<Value>(arg: Value) {
  const [last, setLast] = useState(arg);
  const [value, setValue] = useState(arg);
  if (last !== arg) {
    setLast(arg);
    setValue(arg);
  }
  return [value, setValue] as const;
}
