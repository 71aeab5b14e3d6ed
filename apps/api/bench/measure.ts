import autocannon from 'autocannon';

interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Target {
  readonly name: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly method?: 'GET' | 'POST';
  /** One after the other, and from the first again after the last. */
  readonly calls: readonly Call[];
  readonly body?: string;
}

export interface Measure {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The largest answer in bytes, with its headers, not compressed. */
  readonly largest: number;
}

interface Rounds {
  readonly rounds: number;
  /** How many calls are measured in each round, after a tenth as many that are not. */
  readonly calls: number;
  /** When a round ends, however many of its calls are left. */
  readonly seconds?: number;
  /** How many callers there are at once, each with one call at a time. */
  readonly callers?: number;
}

const CALLERS = 10;
/** In seconds: a slow answer is a figure to print, and no failure. */
const LONGEST_ANSWER = 60;

/**
 * Measures targets in turns, so that whatever else the machine does falls on all of them, and takes
 * the median of the rounds. Every round goes on in a target's calls where the last one ended.
 *
 * @throws when anything but a success is answered.
 */
export async function measureInTurns(
  targets: readonly Target[],
  { rounds, calls, seconds, callers = CALLERS }: Rounds,
): Promise<Map<string, Measure>> {
  const runs = new Map<string, Measure[]>(targets.map(({ name }) => [name, []]));
  const warmUp = Math.max(callers, calls / 10);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const begin = round * (warmUp + calls);
      // What the other targets let sleep, such as connections and compiled code, is awake then.
      await run(target, { begin, amount: warmUp, seconds, callers });
      const measured = { begin: begin + warmUp, amount: calls, seconds, callers };
      runs.get(target.name)?.push(await run(target, measured));
    }
  }
  return new Map([...runs].map(([name, measures]) => [name, medianOf(measures)]));
}

interface Run {
  /** The place of its first call among those of the target. */
  readonly begin: number;
  readonly amount: number;
  readonly seconds: number | undefined;
  readonly callers: number;
}

async function run(
  target: Target,
  { begin, amount, seconds: longest, callers }: Run,
): Promise<Measure> {
  const { name, origin, method = 'GET', calls, body } = target;
  const wanted = Array.from(
    { length: amount },
    (_, index) => calls[(begin + index) % calls.length],
  );
  // Autocannon's own percentiles are whole milliseconds, and most answers take less than one.
  const times: number[] = [];
  let answeredAt = Number.NaN;
  let largest = 0;
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    client.on('response', (_status, bytes, milliseconds) => {
      times.push(milliseconds);
      largest = Math.max(largest, bytes);
      answeredAt = performance.now();
    });
    const place = connected;
    connected += 1;
    const share = wanted.filter((_call, index) => index % callers === place);
    client.setRequests(
      share.map((call) => ({ ...call, method, ...(body === undefined ? {} : { body }) })),
    );
  };
  const began = performance.now();
  const { errors, non2xx } = await playUntil(longest, {
    url: origin,
    method,
    connections: callers,
    timeout: LONGEST_ANSWER,
    amount,
    setupClient,
  });
  if (errors > 0 || non2xx > 0) {
    throw new Error(`${name}: ${errors} calls failed and ${non2xx} were refused.`);
  }
  // Autocannon itself ends on its next tick, up to a second after the last answer.
  const seconds = (answeredAt - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: partOf(times, 0.5),
    p95: partOf(times, 0.95),
    p99: partOf(times, 0.99),
    largest,
  };
}

/** Plays all calls, or as many as are answered in this many seconds. */
async function playUntil(
  seconds: number | undefined,
  options: autocannon.Options,
): Promise<autocannon.Result> {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const playing = autocannon(options, (error: unknown, result) => {
    if (error instanceof Error) reject(error);
    else resolve(result);
  });
  const end = seconds === undefined ? undefined : setTimeout(() => playing.stop(), seconds * 1000);
  return promise.finally(() => clearTimeout(end));
}

/** The time that a part of all calls took at most. */
const partOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;

function medianOf(measures: readonly Measure[]): Measure {
  const median = (of: (measure: Measure) => number): number =>
    measures.map(of).toSorted((a, b) => a - b)[Math.floor(measures.length / 2)] ?? Number.NaN;
  return {
    rate: median(({ rate }) => rate),
    p50: median(({ p50 }) => p50),
    p95: median(({ p95 }) => p95),
    p99: median(({ p99 }) => p99),
    largest: Math.max(...measures.map(({ largest }) => largest)),
  };
}
