export { StaffHome } from './components/staff-home.tsx';
