export { AboutPage as Component } from '../../features/about/index.ts';
