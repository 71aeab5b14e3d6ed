import { describe, expect, test } from 'vitest';
import { readBankText as read } from '../../../test/bank-text.ts';

const PAID = 'INV-2026-00077';

const document = (message: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>
<Document xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${body}</Document>`;

const HEADER = '<GrpHdr><MsgId>6438754992</MsgId><CreDtTm>2026-11-24T01:19:25</CreDtTm></GrpHdr>';

const account = (number: string, rest = '') =>
  `<Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>AUD</Ccy>${rest}</Acct>`;

const balance = (code: string, amount: string, day = '2026-11-23') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const CODE =
  '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd>';

const money = (amount: string, direction = 'CRDT') =>
  `<Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`;

const days = (day = '2026-11-23') =>
  `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>`;

const booked = (amount: string, direction = 'CRDT') =>
  `${money(amount, direction)}<Sts>BOOK</Sts>${days()}`;

/** The end of the day of Westpac's BankRec: a total of BPAY, and one payment. */
const WESTPAC = document(
  'camt.053.001.02',
  `<BkToCstmrStmt>${HEADER.replace('</GrpHdr>', '<AddtlInf>EODY</AddtlInf></GrpHdr>')}<Stmt><Id>6438754992</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-24T01:19:25</CreDtTm>${account('032000000000000', '<Svcr><FinInstnId><BIC>WPACAU2S</BIC></FinInstnId></Svcr>')}${balance('OPBD', '1000.00')}${balance('CLBD', '1203.06')}${balance('CLAV', '1203.06')}<TxsSummry><TtlCdtNtries><NbOfNtries>2</NbOfNtries><Sum>203.06</Sum></TtlCdtNtries></TxsSummry><Ntry>${booked('101.06')}${CODE}<NtryDtls><TxDtls><Refs><EndToEndId>${PAID}</EndToEndId></Refs><RltdPties><Dbtr><Nm>J CITIZEN</Nm></Dbtr></RltdPties></TxDtls></NtryDtls><AddtlNtryInf>DEPOSIT J CITIZEN</AddtlNtryInf></Ntry><Ntry>${booked('102.00')}${CODE}<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Refs><EndToEndId>26000463</EndToEndId></Refs></TxDtls><TxDtls><Refs><EndToEndId>26000471</EndToEndId></Refs></TxDtls></NtryDtls><AddtlNtryInf>BPAY SETTLEMENT</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt>`,
);

/** The text of an entry of ANZ Fileactive: words beside codes and serial numbers. */
const anzText = (narrative: string) =>
  `<AddtlNtryInf>${JSON.stringify({ shortdesc: '', auxdom: '0026000463', trantype: '', exauxdom: '', bai: '714', rmt: 'J CITIZEN', fundscode: 'F', narrative, sourcecd: 'V2', col: 0 })}</AddtlNtryInf>`;

/** The day before of ANZ Fileactive: the balances of two days, the last one first. */
const ANZ_DAY = document(
  'camt.053.001.06',
  `<BkToCstmrStmt>${HEADER}<Stmt><Id>24730639</Id><CreDtTm>2026-11-24T10:00:54.5801227+11:00</CreDtTm><RptgSrc><Prtry>V2P</Prtry></RptgSrc>${account('000000000', '<Svcr><FinInstnId><BICFI>ANZBAU3MXXX</BICFI></FinInstnId></Svcr>')}<Intrst><Tp><Prtry>CRDT</Prtry></Tp><Rate><Tp><Othr>0.5</Othr></Tp></Rate></Intrst>${balance('CLBD', '1081.06')}${balance('OPBD', '1101.06')}${balance('OPAV', '1.00')}${balance('CLBD', '1101.06', '2026-11-22')}${balance('OPBD', '1000.00', '2026-11-22')}<Ntry>${booked('101.06')}${CODE}<NtryDtls><TxDtls>${money('101.06')}<RmtInf><Ustrd>${PAID} CLEANING</Ustrd></RmtInf></TxDtls></NtryDtls>${anzText(`${PAID} CLEANING`)}</Ntry><Ntry>${booked('0.00')}${CODE}<NtryDtls><TxDtls>${money('0.00')}<RmtInf><Ustrd>MEMO</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry><Ntry>${booked('20.00', 'DBIT')}${CODE}${anzText('FEE')}</Ntry></Stmt></BkToCstmrStmt>`,
);

/** That day of ANZ Fileactive: an Osko payment. */
const ANZ_NOW = document(
  'camt.052.001.06',
  `<BkToCstmrAcctRpt>${HEADER}<Rpt><Id>0da5827b</Id><CreDtTm>2026-11-23T16:24:23.5977875+11:00</CreDtTm><RptgSrc><Prtry>CMM</Prtry></RptgSrc>${account('012000000000000', '<Nm>BLUE WREN</Nm>')}<Bal><Tp><CdOrPrtry><Cd>ITAV</Cd></CdOrPrtry><SubTp><Prtry>Current</Prtry></SubTp></Tp><Amt Ccy="AUD">10.0000</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-23</Dt></Dt></Bal><Ntry><NtryRef>Ref 1234</NtryRef>${booked('101.0600')}<AcctSvcrRef>Ref 567</AcctSvcrRef><Avlbty><Dt><ActlDt>2026-11-23</ActlDt></Dt>${money('246340.00')}</Avlbty>${CODE}<NtryDtls><TxDtls><Refs><AcctSvcrRef>1234567890123456789</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId><Prtry><Tp>ServiceLevel</Tp><Ref>ics1.clear.V01</Ref></Prtry></Refs>${money('101.06')}<RltdPties><Dbtr><Nm>J CITIZEN</Nm></Dbtr><Cdtr><Nm>BLUE WREN</Nm></Cdtr><CdtrAcct><Id><Othr><Id>123456789</Id><Issr>018765</Issr></Othr></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>${PAID}</Ustrd><Ustrd>thank you 👍</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Rpt></BkToCstmrAcctRpt>`,
);

/** What ANZ collected by PayTo, as one sum in the account. */
const ANZ_PAYTO = document(
  'camt.054.001.11',
  `<BkToCstmrDbtCdtNtfctn>${HEADER}<Ntfctn><Id>10002005 LSS120261123</Id><Acct><Id><Othr><Id>014650000000000</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id><Svcr><FinInstnId><BICFI>ANZBAU3LXXX</BICFI></FinInstnId></Svcr></Acct><Ntry><NtryRef>Credit Ref1</NtryRef>${money('101.06')}<Sts><Cd>BOOK</Cd></Sts>${days()}${CODE}<NtryDtls><TxDtls><Refs><EndToEndId>${PAID}</EndToEndId><InstrId>ANZBAU3LXXXN20261123000001</InstrId><TxId>ANZBAU3LXXXN20261123000001</TxId></Refs><RltdPties><Dbtr><Pty><Nm>J CITIZEN</Nm></Pty></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn>`,
);

const HSBC = document(
  'camt.053.001.02',
  `<BkToCstmrStmt>${HEADER}<Stmt><Id>AIH387185293-00001</Id><ElctrncSeqNb>000000006</ElctrncSeqNb><CreDtTm>2026-11-23T15:23:25.320</CreDtTm><FrToDt><FrDtTm>2026-11-23T00:00:00.000+11:00</FrDtTm><ToDtTm>2026-11-23T23:59:59.000+11:00</ToDtTm></FrToDt>${account('000000000', '<Svcr><FinInstnId><BIC>HKBAAU2S</BIC></FinInstnId></Svcr>')}${balance('OPAV', '900.00')}${balance('OPBD', '1000.00')}${balance('CLBD', '1101.06')}${balance('CLAV', '1001.06')}<Ntry><NtryRef>AUS23116IHTAEA80</NtryRef>${money('101.06')}<RvslInd>false</RvslInd><Sts>BOOK</Sts>${days()}<AcctSvcrRef>AUS23116IHTAEA80</AcctSvcrRef>${CODE}<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>J CITIZEN</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${PAID}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt>`,
);

const held = (openingCents: number, closingCents: number, inCents: number, outCents = 0) => ({
  openingCents,
  closingCents,
  inCents,
  outCents,
});

describe('the CAMT file of', () => {
  test.each([
    ['Westpac BankRec', WESTPAC, `${PAID} DEPOSIT J CITIZEN`, held(1000_00, 1203_06, 203_06)],
    [
      'ANZ Fileactive, of the day before',
      ANZ_DAY,
      `${PAID} CLEANING J CITIZEN`,
      held(1000_00, 1081_06, 101_06, 20_00),
    ],
    ['ANZ Fileactive, of the same day', ANZ_NOW, `J CITIZEN ${PAID} thank you 👍`, null],
    [
      'ANZ Fileactive, of what PayTo collected',
      ANZ_PAYTO,
      `${PAID} ANZBAU3LXXXN20261123000001 J CITIZEN`,
      null,
    ],
    ['HSBC Australia', HSBC, `J CITIZEN ${PAID}`, held(1000_00, 1101_06, 101_06)],
  ])('%s has its account, day, amount, words and balances read', (_bank, file, text, balances) => {
    const found = read(file);
    expect(found).toMatchObject({ account: '000000000', balance: balances });
    expect(found.rows[0]).toMatchObject({ bookedOn: '2026-11-23', amountCents: 101_06, text });
  });

  test('Westpac BankRec has the numbers of all payments that a total settles', () => {
    expect(read(WESTPAC).rows[1]?.text).toBe('26000463 26000471 BPAY SETTLEMENT');
  });

  test('ANZ Fileactive has entries of no amount neither among what came in nor what went out', () => {
    expect(read(ANZ_DAY)).toMatchObject({ rows: { length: 1 }, outCount: 1 });
  });

  test('ANZ Fileactive and HSBC Australia have the ids of their rows', () => {
    expect(read(ANZ_NOW).rows[0]?.bankId?.key).toBe('camt053:Ref 567');
    expect(read(HSBC).rows[0]?.bankId?.key).toBe('camt053:AUS23116IHTAEA80');
  });

  test('a bank that writes other text in braces keeps it', () => {
    for (const text of ['{INV-2026-00077}', '{"a":"INV-2026-00077"}', `{"narrative":1,"x":"`]) {
      const file = HSBC.replace(`<Ustrd>${PAID}</Ustrd>`, `<Ustrd>${text}</Ustrd>`);
      expect(read(file).rows[0]?.text).toBe(`J CITIZEN ${text}`);
    }
  });
});
