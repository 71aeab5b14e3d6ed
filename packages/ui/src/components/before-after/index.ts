export { BeforeAfter, type BeforeAfterProps, type ComparedPicture } from './before-after.tsx';
