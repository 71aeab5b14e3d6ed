/** How many parts of the page React has not taken over yet. */
let waiting = 0;
let whenNoneWait: (() => void)[] = [];

/** A part of the written page waits for its code. */
export function partWaits(): void {
  waiting += 1;
}

/** A part answers from now on. */
export function partAnswers(): void {
  waiting -= 1;
  if (waiting === 0) {
    const listeners = whenNoneWait;
    whenNoneWait = [];
    for (const listener of listeners) {
      listener();
    }
  }
}

/** Calls back once every part of the page answers, now or later. */
export function whenAllAnswer(listener: () => void): void {
  if (waiting === 0) {
    listener();
  } else {
    whenNoneWait.push(listener);
  }
}
