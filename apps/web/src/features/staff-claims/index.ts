export { StaffClaims } from './staff-claims.tsx';
export { RemittanceImport } from './remittance/remittance-import.tsx';
export { prefetchStaffClaims } from './claims-view.ts';
