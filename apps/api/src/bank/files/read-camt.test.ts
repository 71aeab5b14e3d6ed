import { describe, expect, test } from 'vitest';
import { readBankText as read, refusalOfBankText as refusalOf } from '../../../test/bank-text.ts';

const OWN_ACCOUNT = '<Id><Othr><Id>000000000</Id></Othr></Id><Ccy>AUD</Ccy>';
const BOOKED = '<BookgDt><Dt>2026-11-23</Dt></BookgDt>';
const WORDS = '<RmtInf><Ustrd>INV-2026-00077</Ustrd></RmtInf>';

const entry = (details: string, { days = BOOKED, own = '', status = 'BOOK' } = {}) =>
  `<Ntry><Amt Ccy="AUD">103.02</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts>${days}${own}<BkTxCd/><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;

const MESSAGES = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

const camt = (
  entries: string,
  {
    kind = '053',
    version = '02',
    account = OWN_ACCOUNT,
  }: {
    readonly kind?: keyof typeof MESSAGES;
    readonly version?: string;
    readonly account?: string;
  } = {},
) => {
  const [root, statement] = MESSAGES[kind];
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-23T10:00:00+11:00</CreDtTm></GrpHdr><${statement}><Id>S1</Id><Acct>${account}</Acct>${entries}</${statement}></${root}></Document>`;
};

const textOf = (details: string, own?: string) =>
  read(camt(entry(details, own === undefined ? {} : { own }))).rows[0]?.text;

describe('the words of a payer in CAMT', () => {
  test.each([
    ['EndToEndId', '<Refs><EndToEndId>INV-2026-00077</EndToEndId></Refs>'],
    ['InstrId', '<Refs><InstrId>INV-2026-00077</InstrId></Refs>'],
    ['PmtInfId', '<Refs><PmtInfId>INV-2026-00077</PmtInfId></Refs>'],
    ['MndtId', '<Refs><MndtId>INV-2026-00077</MndtId></Refs>'],
    ['ChqNb', '<Refs><ChqNb>INV-2026-00077</ChqNb></Refs>'],
    ['a proprietary reference', '<Refs><Prtry><Tp>X</Tp><Ref>INV-2026-00077</Ref></Prtry></Refs>'],
    ['the remittance text', WORDS],
    ['the remittance text in CDATA', '<RmtInf><Ustrd><![CDATA[INV-2026-00077]]></Ustrd></RmtInf>'],
    [
      'the creditor reference',
      '<RmtInf><Strd><CdtrRefInf><Ref>INV-2026-00077</Ref></CdtrRefInf></Strd></RmtInf>',
    ],
    [
      'the number of a document',
      '<RmtInf><Strd><RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>INV-2026-00077</Nb></RfrdDocInf></Strd></RmtInf>',
    ],
    [
      'the number of a line of a document',
      '<RmtInf><Strd><RfrdDocInf><LineDtls><Id><Nb>INV-2026-00077</Nb></Id></LineDtls></RfrdDocInf></Strd></RmtInf>',
    ],
    [
      'the additional remittance text',
      '<RmtInf><Strd><AddtlRmtInf>INV-2026-00077</AddtlRmtInf></Strd></RmtInf>',
    ],
    ['the id of a remittance advice', '<RltdRmtInf><RmtId>INV-2026-00077</RmtId></RltdRmtInf>'],
    ['a purpose in words', '<Purp><Prtry>INV-2026-00077</Prtry></Purp>'],
    ['the text of the transaction', '<AddtlTxInf>INV-2026-00077</AddtlTxInf>'],
  ])('are read from %s', (_element, details) => {
    expect(textOf(details)).toBe('INV-2026-00077');
  });

  test('are read from the text of the entry', () => {
    expect(textOf('', '<AddtlNtryInf>INV-2026-00077</AddtlNtryInf>')).toBe('INV-2026-00077');
  });

  test.each([
    ['the debtor, before version 8', '<Dbtr><Nm>J Citizen</Nm></Dbtr>'],
    ['the debtor, from version 8', '<Dbtr><Pty><Nm>J Citizen</Nm></Pty></Dbtr>'],
    ['the person for whom the debtor pays', '<UltmtDbtr><Pty><Nm>J Citizen</Nm></Pty></UltmtDbtr>'],
    ['the party who initiated it', '<InitgPty><Nm>J Citizen</Nm></InitgPty>'],
    ['the account of the debtor', '<DbtrAcct><Nm>J Citizen</Nm></DbtrAcct>'],
  ])('are the name of %s', (_party, parties) => {
    expect(textOf(`<RltdPties>${parties}</RltdPties>${WORDS}`)).toBe('J Citizen INV-2026-00077');
  });

  test.each(['NOTPROVIDED', 'Not Provided', 'NONREF', '0'])(
    'are not what stands for nothing: %s',
    (nothing) => {
      expect(textOf(`<Refs><EndToEndId>${nothing}</EndToEndId></Refs>${WORDS}`)).toBe(
        'INV-2026-00077',
      );
    },
  );

  test('are not read from numbers that banks give out, or from the own side', () => {
    const refs =
      '<Refs><MsgId>26000463</MsgId><TxId>26000463</TxId><UETR>26000463</UETR><ClrSysRef>26000463</ClrSysRef><AcctSvcrTxId>26000463</AcctSvcrTxId></Refs>';
    const own = '<RltdPties><Cdtr><Nm>Blue Wren Cleaning</Nm></Cdtr></RltdPties>';
    expect(textOf(`${refs}${own}${WORDS}`)).toBe('INV-2026-00077');
  });

  test('are those of all payments of one entry, each of them once', () => {
    const two = `${WORDS}</TxDtls><TxDtls>${WORDS}<AddtlTxInf>INV-2026-00078</AddtlTxInf>`;
    expect(textOf(two)).toBe('INV-2026-00077 INV-2026-00078');
  });
});

describe('the day of a row in CAMT', () => {
  test.each([
    ['a booking day', BOOKED, '2026-11-23'],
    ['a booking day with a zone', '<BookgDt><Dt>2026-11-23+11:00</Dt></BookgDt>', '2026-11-23'],
    [
      'a value day where there is no booking day',
      '<ValDt><Dt>2026-11-23</Dt></ValDt>',
      '2026-11-23',
    ],
    ['the booking day of both', `${BOOKED}<ValDt><Dt>2026-11-20</Dt></ValDt>`, '2026-11-23'],
    ['a time in UTC', '<BookgDt><DtTm>2026-11-22T14:30:00Z</DtTm></BookgDt>', '2026-11-23'],
    [
      'a time in UTC, in winter',
      '<BookgDt><DtTm>2026-06-30T14:30:00.000Z</DtTm></BookgDt>',
      '2026-07-01',
    ],
    ['a time in Perth', '<BookgDt><DtTm>2026-11-22T22:00:00+08:00</DtTm></BookgDt>', '2026-11-23'],
    ['a time of value in UTC', '<ValDt><DtTm>2026-11-22T13:00:00Z</DtTm></ValDt>', '2026-11-23'],
    ['a time without a zone', '<BookgDt><DtTm>2026-11-23T23:59:59</DtTm></BookgDt>', '2026-11-23'],
  ])('is %s', (_what, days, day) => {
    expect(read(camt(entry(WORDS, { days }))).rows[0]?.bookedOn).toBe(day);
  });

  test.each([
    ['none is given', '', 'Row 1: there is no date.'],
    [
      'it is no day',
      '<BookgDt><Dt>2026-02-30</Dt></BookgDt>',
      'Row 1: "2026-02-30" is not a date.',
    ],
  ])('is refused when %s', (_why, days, refusal) => {
    expect(refusalOf(camt(entry(WORDS, { days })))).toContain(refusal);
  });
});

describe('the messages and versions of CAMT', () => {
  const versions = Array.from({ length: 10 }, (_, at) => String(at + 2).padStart(2, '0'));
  test.each(
    (['052', '053', '054'] as const).flatMap((kind) =>
      versions.map((version) => [kind, version] as const),
    ),
  )('CAMT.%s in version %s has its account, day, amount and text read', (kind, version) => {
    const isNew = Number(version) >= 8;
    const sent = entry(WORDS, { status: isNew ? '<Cd>BOOK</Cd>' : 'BOOK' });
    expect(
      read(camt(sent, { kind, version, account: '<Id><Othr><Id>444417</Id></Othr></Id>' })),
    ).toMatchObject({
      format: 'camt053',
      account: '444417',
      rows: [{ bookedOn: '2026-11-23', amountCents: 103_02, text: 'INV-2026-00077' }],
    });
  });

  test('leave out what is not booked', () => {
    for (const status of ['PDNG', 'INFO', '<Cd>FUTR</Cd>']) {
      expect(read(camt(entry(WORDS) + entry(WORDS, { status }))).rows).toHaveLength(1);
    }
  });

  test.each([
    [
      'a state of the bank’s own is not known',
      camt(entry(WORDS, { status: '<Prtry>HELD</Prtry>' })),
      'Row 1: the bank calls its state "HELD"',
    ],
    [
      'the account is in another currency',
      camt(entry(WORDS), { account: OWN_ACCOUNT.replace('AUD', 'NZD') }),
      'This account is in NZD, not in AUD.',
    ],
    [
      'an amount is in another currency',
      camt(entry(WORDS).replace('AUD', 'EUR')),
      'Row 1: the amount is in EUR, not in AUD.',
    ],
    [
      'an amount has a comma',
      camt(entry(WORDS).replace('103.02', '103,02')),
      'Row 1: "103,02" is not an amount in dollars',
    ],
  ])('refuse a file where %s', (_why, file, refusal) => {
    expect(refusalOf(file)).toContain(refusal);
  });
});

const ref = (id: string) => `<Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs>`;

describe('the ids of rows in CAMT', () => {
  test.each([
    ['the entry', entry(WORDS, { own: '<AcctSvcrRef>E1</AcctSvcrRef>' }), 'camt053:E1'],
    [
      'the entry before its payment',
      entry(ref('T1'), { own: '<AcctSvcrRef>E1</AcctSvcrRef>' }),
      'camt053:E1',
    ],
    ['its only payment', entry(ref('T1')), 'camt053:T1'],
    ['none of several payments', entry(`${ref('T1')}</TxDtls><TxDtls>${ref('T2')}`), undefined],
    [
      'nothing where the bank writes NONREF',
      entry(WORDS, { own: '<AcctSvcrRef>NONREF</AcctSvcrRef>' }),
      undefined,
    ],
  ])('are those of %s', (_what, sent, key) => {
    expect(read(camt(sent)).rows[0]?.bankId?.key).toBe(key);
  });
});
