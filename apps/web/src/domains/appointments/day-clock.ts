import { readClockTime, toClockTime, toMinutes } from '#kit/lib/clock-time.ts';

/** The hours that a day shows, on the 24-hour clock in Sydney. */
export interface DayClock {
  readonly fromHour: number;
  readonly toHour: number;
}

export interface ClockSpan {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** The usual working hours. */
const USUAL: DayClock = { fromHour: 7, toHour: 18 };

/** The usual hours, extended to earlier and later visits. */
export function fitDayClock(visits: readonly ClockSpan[]): DayClock {
  const hours = visits.flatMap(({ starts_at: start, ends_at: end }) =>
    start === null || end === null ? [] : [hoursOfDay(start), hoursOfDay(end)],
  );
  return {
    fromHour: Math.floor(Math.min(USUAL.fromHour, ...hours)),
    toHour: Math.ceil(Math.max(USUAL.toHour, ...hours)),
  };
}

/** The position of a moment on the clock, in percent; below 0 or above 100 if it is outside. */
export function placeOn({ fromHour, toHour }: DayClock, instant: string | Date): number {
  return ((hoursOfDay(instant) - fromHour) / (toHour - fromHour)) * 100;
}

/** The shortest drawn length, so that a short visit can be read and pressed. */
const MIN_DRAWN_HOURS = 0.75;

/** The position and drawn width of a span on the clock, in percent. */
export function drawnOn(clock: DayClock, { starts_at: start, ends_at: end }: ClockSpan) {
  const from = start === null ? 0 : placeOn(clock, start);
  const to = end === null ? 100 : placeOn(clock, end);
  const shortest = (MIN_DRAWN_HOURS / (clock.toHour - clock.fromHour)) * 100;
  const width = Math.max(to - from, shortest);
  return { from: Math.min(from, 100 - width), width };
}

/** The first lane, from 0, in which each span overlaps none before it. */
export function assignLanes(clock: DayClock, spans: readonly ClockSpan[]): number[] {
  const lanes = spans.map(() => 0);
  const ends: number[] = [];
  const drawn = spans.map((span, index) => ({ ...drawnOn(clock, span), index }));
  for (const { from, width, index } of drawn.toSorted((a, b) => a.from - b.from)) {
    // Allow for rounding errors between consecutive visits.
    const free = ends.findIndex((end) => end <= from + 0.001);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = from + width;
    lanes[index] = lane;
  }
  return lanes;
}

/** The time at a position of the clock, to the nearest quarter of an hour: "09:15". */
export function timeAt({ fromHour, toHour }: DayClock, percent: number): string {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return toClockTime(Math.round((fromHour + share * (toHour - fromHour)) * 4) * 15);
}

/** The labels of a clock's hours: "7 am", "12 pm". */
export function listHours({ fromHour, toHour }: DayClock): { hour: number; label: string }[] {
  return Array.from({ length: toHour - fromHour }, (_, index) => {
    const hour = fromHour + index;
    return { hour, label: `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}` };
  });
}

const hoursOfDay = (instant: string | Date): number => toMinutes(readClockTime(instant)) / 60;
