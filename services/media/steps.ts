export { imageSizeFromHeader } from './image-size.ts'
export { placeOnBackground, pictureBackground } from './place-on-background.ts'
export { readLibraryPictures, readTranslatedAlts, removedPictureIn, type StoredPicture } from './library/repository.ts'
export { showUndoneFile } from './library/show-alts.ts'
