export * from './endpoints.ts';
export * from './entity.ts';
export * from './openings.ts';
export * from './requests.ts';
export * from './staff-calendar.ts';
export * from './staff-endpoints.ts';
export * from './team-page.ts';
export * from './work-sheet.ts';
