export { GalleryPage as Component } from '../../features/gallery/index.ts';
