/** A line of $150.25 with GST in it. */
export const TAXABLE = { gstCode: 'P1', gstCents: 13_66 } as const;

/** A visit on 20 November 2026 that was cancelled on the day before. */
export const CANCELLED = {
  claimType: 'CANC',
  cancellationReason: 'NSDH',
  noticeAt: new Date('2026-11-19T02:00:00Z'),
  noOtherWorkFound: true,
  appointmentStatus: 'cancelled',
} as const;

/** Half an hour of travel to a visit. */
export const TRAVEL_TIME = {
  claimType: 'TRAN',
  quantityHundredths: 50,
  startTime: '08:30',
  endTime: '09:00',
  amountCents: 30_05,
} as const;

/** Ten kilometres at the rate in the settings. */
export const TRAVEL_COST = {
  itemNumber: '01_799_0120_1_1',
  unit: 'E',
  unitPriceCents: 1_00,
  quantityHundredths: 9_90,
  amountCents: 9_90,
  kilometres: 10,
} as const;

/** An hour on another invoice, on the day of the usual line. */
export const OTHER_LINE = {
  invoiceNumber: 'INV-2026-00003',
  itemNumber: '01_020_0120_1_1',
  claimType: '',
  serviceFrom: '2026-11-20',
  serviceTo: '2026-11-20',
  startTime: '09:00',
  endTime: '10:00',
  unit: 'H',
  quantityHundredths: 100,
} as const;
