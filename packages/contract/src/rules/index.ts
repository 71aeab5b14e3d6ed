export * from './address.ts';
export * from './email.ts';
export * from './enquiry.ts';
export * from './ndis-number.ts';
export * from './password.ts';
export * from './phone.ts';
export * from './sanitise-text.ts';
export * from './search.ts';
