/**
 * A week's invoice amounts in cents, computed from the test's own input and from nothing that the
 * product shows.
 */

export interface Account {
  totalCents: number;
  paidCents: number;
  creditedCents: number;
}

interface Rate {
  readonly cents: number;
  readonly isNdis: boolean;
}

/**
 * Hours to two decimals, which NDIS work never rounds up, times the rate; half a cent rounds up, as
 * on invoices.
 */
export function centsForMinutes(minutes: number, { cents, isNdis }: Rate): number {
  const hundredths = Math.floor((minutes * 100 + (isNdis ? 0 : 30)) / 60);
  return Math.floor((hundredths * cents + 50) / 100);
}

export class Ledger {
  readonly #accounts = new Map<string, Account>();

  of(name: string): Account {
    const account = this.#accounts.get(name) ?? { totalCents: 0, paidCents: 0, creditedCents: 0 };
    this.#accounts.set(name, account);
    return account;
  }

  invoiced(name: string, cents: number): void {
    this.of(name).totalCents += cents;
  }

  paid(name: string, cents: number): void {
    this.of(name).paidCents += cents;
  }

  credited(name: string, cents: number): void {
    this.of(name).creditedCents += cents;
  }

  owedBy(name: string): number {
    const { totalCents, paidCents, creditedCents } = this.of(name);
    return totalCents - paidCents - creditedCents;
  }

  get names(): string[] {
    return [...this.#accounts.keys()];
  }

  /** The totals over every client. */
  get sum(): Account & { readonly owedCents: number } {
    const accounts = [...this.#accounts.values()];
    const add = (part: (account: Account) => number) =>
      accounts.reduce((cents, account) => cents + part(account), 0);
    const [totalCents, paidCents, creditedCents] = [
      add((account) => account.totalCents),
      add((account) => account.paidCents),
      add((account) => account.creditedCents),
    ];
    return {
      totalCents,
      paidCents,
      creditedCents,
      owedCents: totalCents - paidCents - creditedCents,
    };
  }
}

/** The display format of every screen: 1,234.50 with a dollar sign. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(cents / 100);

/** Parses a displayed amount into cents. */
export const centsShown = (text: string): number => {
  const amount = /−?-?\$([\d,]+)\.(\d\d)/u.exec(text);
  if (amount === null) throw new Error(`No amount in "${text}".`);
  return Number(`${amount[1]?.replaceAll(',', '')}${amount[2]}`);
};
