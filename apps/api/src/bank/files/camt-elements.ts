/**
 * The elements of an entry in which the words or the number of a payer stand, in all versions of
 * CAMT.052, CAMT.053 and CAMT.054. Numbers that banks give out are not among them, since some would
 * pass for a payment reference; neither are codes, addresses, taxes and the parties of the company's
 * own side.
 */
const WORDS: readonly string[] = [
  'Ntry/AddtlNtryInf',
  ...[
    'Refs/EndToEndId',
    'Refs/InstrId',
    'Refs/PmtInfId',
    'Refs/MndtId',
    'Refs/ChqNb',
    'Refs/Prtry/Ref',
    'RltdPties/Dbtr/Nm',
    'RltdPties/UltmtDbtr/Nm',
    'RltdPties/InitgPty/Nm',
    'RltdPties/DbtrAcct/Nm',
    'Purp/Prtry',
    'RltdRmtInf/RmtId',
    'RmtInf/Ustrd',
    'RmtInf/Strd/RfrdDocInf/Nb',
    'RmtInf/Strd/RfrdDocInf/LineDtls/Id/Nb',
    'RmtInf/Strd/RfrdDocInf/LineDtls/Desc',
    'RmtInf/Strd/CdtrRefInf/Ref',
    'RmtInf/Strd/Invcee/Nm',
    'RmtInf/Strd/AddtlRmtInf',
    'RtrInf/AddtlInf',
    'AddtlTxInf',
  ].map((path) => `Ntry/NtryDtls/TxDtls/${path}`),
];

/** The elements that have one value each in an account, a balance or an entry. */
const VALUES = [
  'Acct/Ccy',
  'Acct/Id/IBAN',
  'Acct/Id/Othr/Id',
  'Acct/Svcr/FinInstnId/ClrSysMmbId/MmbId',
  'Bal/Tp/CdOrPrtry/Cd',
  'Bal/Amt',
  'Bal/CdtDbtInd',
  'Bal/Dt/Dt',
  'Bal/Dt/DtTm',
  'Ntry/Amt',
  'Ntry/CdtDbtInd',
  'Ntry/RvslInd',
  'Ntry/Sts',
  'Ntry/Sts/Cd',
  'Ntry/Sts/Prtry',
  'Ntry/BookgDt/Dt',
  'Ntry/BookgDt/DtTm',
  'Ntry/ValDt/Dt',
  'Ntry/ValDt/DtTm',
  'Ntry/AcctSvcrRef',
  'Ntry/NtryDtls/TxDtls/Refs/AcctSvcrRef',
] as const;

/** The path of a value below its statement. */
export type ValuePath = (typeof VALUES)[number];

const words: ReadonlySet<string> = new Set(WORDS);
const values: ReadonlySet<string> = new Set(VALUES);

export const hasWords = (path: string): boolean => words.has(path);

export const isValue = (path: string): path is ValuePath => values.has(path);

/** Each path that is read, and each on the way to one. */
const known: ReadonlySet<string> = new Set(
  [...WORDS, ...VALUES].flatMap((path) => {
    const names = path.split('/');
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
  }),
);

/** A statement (CAMT.053), a report within the day (CAMT.052) or a notification (CAMT.054). */
const STATEMENT = /^(?:Stmt|Rpt|Ntfctn)$/u;

/**
 * The path of an element below its statement; empty for the statement itself, null for what is not
 * read. `Pty`, which version 8 has in the elements of parties, is left out.
 *
 * @param above the paths of the elements that contain it.
 */
export function pathOf(name: string, above: readonly (string | null)[]): string | null {
  if (STATEMENT.test(name) && !above.includes('')) return '';
  const parent = above.at(-1) ?? null;
  if (parent === null || name === 'Pty') return parent;
  const path = parent === '' ? name : `${parent}/${name}`;
  return known.has(path) ? path : null;
}
