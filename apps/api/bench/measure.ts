import autocannon from 'autocannon';

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of `headers`: of one caller after another, each connection with its own share of them. */
  readonly callers?: readonly Readonly<Record<string, string>>[];
  readonly body?: string;
  /** Calls at the same time; ten unless told. */
  readonly connections?: number;
}

export interface Measure {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** How long a round of one target is: so many seconds, or so many calls. */
type Length = { readonly seconds: number } | { readonly calls: number };

const CONNECTIONS = 10;

/**
 * Measures targets in turns, so that whatever else the machine does falls on all of them, and takes
 * the median of the rounds.
 *
 * @throws when anything but a success is answered.
 */
export async function measureInTurns(
  targets: readonly Target[],
  { rounds, ...length }: Length & { readonly rounds: number },
): Promise<Map<string, Measure>> {
  const runs = new Map<string, Measure[]>(targets.map(({ name }) => [name, []]));
  const warmUp = 'calls' in length ? { calls: CONNECTIONS } : { seconds: 1 };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      // Whatever rested while others had their turn, such as connections and compiled code, is awake.
      await run(target, warmUp);
      runs.get(target.name)?.push(await run(target, length));
    }
  }
  return new Map([...runs].map(([name, measures]) => [name, medianOf(measures)]));
}

async function run(target: Target, length: Length): Promise<Measure> {
  const { name, url, method = 'GET', headers = {}, callers, body } = target;
  const { connections = CONNECTIONS } = target;
  // Autocannon's own percentiles are whole milliseconds, and most answers take less than one.
  const times: number[] = [];
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    const place = connected;
    connected += 1;
    if (callers === undefined) return;
    const share = callers.filter((_caller, index) => index % connections === place);
    client.setRequests(share.map((caller) => ({ headers: caller })));
  };
  const { requests, duration, errors, non2xx } = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections,
    setupClient,
    ...('calls' in length ? { amount: length.calls } : { duration: length.seconds }),
  });
  if (errors > 0 || non2xx > 0) {
    throw new Error(`${name}: ${errors} calls failed and ${non2xx} were refused.`);
  }
  times.sort((a, b) => a - b);
  return { rate: requests.total / duration, p50: partOf(times, 0.5), p99: partOf(times, 0.99) };
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
    p99: median(({ p99 }) => p99),
  };
}
