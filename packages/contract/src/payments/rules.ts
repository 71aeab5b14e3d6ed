export * from './find-invoice-numbers.ts';
export * from './payment-methods.ts';
export * from './payment-reference.ts';
