import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page on a simulated phone. */
export interface Measure {
  /** Out of 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** Largest contentful paint and total blocking time, in milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** What costs points, by the names of its audits. */
  readonly faults: readonly string[];
}

/** @param port Where the browser listens for its orders. */
export async function measurePage(url: string, port: number): Promise<Measure> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  const { audits, categories } = result.lhr;
  const numberOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) {
      throw new Error(`Lighthouse did not measure ${audit} of ${url}.`);
    }
    return value;
  };
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  const faults = counted.filter(({ id, weight }) => {
    const score = audits[id]?.score ?? 1;
    return weight > 0 && score < 1 && audits[id]?.scoreDisplayMode === 'binary';
  });
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    faults: faults.map(({ id }) => id),
  };
}

/** The middle of several measures, each value by itself. */
export function medianMeasure(measures: readonly Measure[]): Measure {
  const of = (read: (measure: Measure) => number) => median(measures.map(read));
  return {
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    faults: [...new Set(measures.flatMap(({ faults }) => faults))],
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
