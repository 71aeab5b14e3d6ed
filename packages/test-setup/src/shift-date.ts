/**
 * Moves `Date` of this process or page. Unlike the clocks of Playwright and of fake-timers it leaves
 * timers, animation frames and `performance` to the machine, so nothing waits or is drawn
 * differently. It refers to nothing outside of itself, because pages get it as text.
 */
export function shiftDate(offsetMs: number): void {
  const machineTime = Date.now;
  const shiftedTime = () => machineTime() + offsetMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [shiftedTime()] : args, newTarget) as Date,
    apply: (target) => new target(shiftedTime()).toString(),
    get: (target, name, receiver): unknown =>
      name === 'now' ? shiftedTime : Reflect.get(target, name, receiver),
  });
}
