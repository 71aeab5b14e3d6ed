export { ServicesPage } from './components/services-page.tsx';
