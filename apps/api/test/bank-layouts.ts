/** CSV files of invented banks, each with 101.06 in and 20.00 out, whose columns are not known. */
export const UNKNOWN_BANKS: readonly (readonly [bank: string, text: string, guess: string])[] = [
  [
    'semicolons and other names',
    `Posted;Type;Narrative;Ref;Credit;Debit;Bal
23/11/2026;TFR;J CITIZEN;INV-2026-00077;101.06;;1101.06
22/11/2026;DD;FEE;8841;;20.00;1000.00
`,
    'date,skip,text,reference,credit,debit,balance',
  ],
  [
    'tabs and no names, with a reference before the money',
    `23/11/2026\tINV-2026-00077\tJ CITIZEN\t101.06\t1101.06
22/11/2026\t8841\tFEE\t-20.00\t1000.00
`,
    'date,text,text,amount,balance',
  ],
  [
    'lines about the account above the names',
    `Account Transactions
Account number: 000000000
Period,01/11/2026,23/11/2026

Effective,What happened,Withdrawn,Paid in,Running
23/11/2026,J CITIZEN INV-2026-00077,,101.06,1101.06
22/11/2026,FEE,20.00,,1000.00
`,
    'date,text,debit,credit,balance',
  ],
  [
    'the month first',
    `Date,Details,Amount
11/23/2026,J CITIZEN INV-2026-00077,101.06
11/22/2026,FEE,-20.00
`,
    'date,text,amount',
  ],
  [
    'money out and in without names, one of them empty',
    `"2026/11/23","J CITIZEN","INV-2026-00077","","101.06","1101.06"
"2026/11/22","FEE","8841","20.00","","1000.00"
`,
    'date,text,text,debit,credit,balance',
  ],
  [
    'amounts without a sign and a column of DR and CR',
    `Value date|Payer|Their reference|Sum|Debit or credit|Currency
23 Nov 2026|J CITIZEN|INV-2026-00077|101.06|CR|AUD
22 Nov 2026|FEE|8841|20.00|DR|AUD
`,
    'date,text,reference,amount,direction,currency',
  ],
  [
    'names that say nothing',
    `When;Who;Words;Change
23/11/2026;J CITIZEN;INV-2026-00077;101.06
22/11/2026;FEE;8841;-20.00
`,
    'date,text,reference,amount',
  ],
];
