import { ApiError } from './api-error.ts';

interface UploadLimits {
  /** In this process. */
  readonly inAll: number;
  /** Of one sender: more than a form has files. */
  readonly ofSender: number;
  /** How long an upload waits for its turn, in milliseconds. */
  readonly waitMilliseconds: number;
}

/** Each upload, of up to 10 MB, is in memory while it arrives. */
const LIMITS: UploadLimits = { inAll: 36, ofSender: 12, waitMilliseconds: 10_000 };

interface Waiting {
  readonly sender: string;
  readonly begin: () => void;
}

/**
 * Bounds how many files arrive at once. The others are not read meanwhile, so they wait in the network
 * and not in memory.
 */
export class UploadTurns {
  readonly #limits: UploadLimits;
  /** How many uploads of each sender are under way. */
  readonly #underWay = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  /** @throws ApiError `unavailable` for one that waited too long for its turn. */
  async inTurn<Result>(sender: string, receive: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoomFor(sender)) this.#begin(sender);
    else await this.#turnOf(sender);
    try {
      return await receive();
    } finally {
      this.#end(sender);
    }
  }

  #countOf(sender: string): number {
    return this.#underWay.get(sender) ?? 0;
  }

  #hasRoomFor(sender: string): boolean {
    const inAll = [...this.#underWay.values()].reduce((sum, count) => sum + count, 0);
    return inAll < this.#limits.inAll && this.#countOf(sender) < this.#limits.ofSender;
  }

  #begin(sender: string): void {
    this.#underWay.set(sender, this.#countOf(sender) + 1);
  }

  #turnOf(sender: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(tooBusy());
      }, this.#limits.waitMilliseconds);
      const waiting: Waiting = {
        sender,
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.add(waiting);
    });
  }

  #end(sender: string): void {
    const left = this.#countOf(sender) - 1;
    if (left === 0) this.#underWay.delete(sender);
    else this.#underWay.set(sender, left);
    const next = [...this.#waiting].find((waiting) => this.#hasRoomFor(waiting.sender));
    if (next === undefined) return;
    this.#waiting.delete(next);
    this.#begin(next.sender);
    next.begin();
  }
}

const tooBusy = (): ApiError =>
  new ApiError(
    'unavailable',
    'We are receiving many files at the moment. Send this one again in a minute.',
    { headers: { 'retry-after': '30' } },
  );
