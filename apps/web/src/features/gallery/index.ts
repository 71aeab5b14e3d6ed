export { GalleryPage } from './components/gallery-page.tsx';
