export { ServicesPage as Component } from '../../features/services/index.ts';
