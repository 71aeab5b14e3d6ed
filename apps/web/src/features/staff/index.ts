export { StaffHome } from './staff-home.tsx';
