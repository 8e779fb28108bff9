export { imageSizeFromHeader } from './image-size.ts'
export { placeOnBackground, pictureBackground } from './place-on-background.ts'
