export { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';
export type { ViewerImage } from './ViewerPicture.tsx';
