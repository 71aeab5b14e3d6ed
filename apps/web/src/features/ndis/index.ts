export { NdisPage } from './components/ndis-page.tsx';
