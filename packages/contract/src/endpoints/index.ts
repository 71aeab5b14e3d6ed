export * from './endpoint-table.ts';
export * from './named-schemas.ts';
