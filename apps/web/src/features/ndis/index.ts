export { NdisPage } from './ndis-page.tsx';
