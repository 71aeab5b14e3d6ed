export { NdisPage as Component } from '../../features/ndis/index.ts';
