export { imageSizeFromHeader } from './image-size.ts'
export { placeOnBackground, pictureBackground } from './place-on-background.ts'
export { hasAllFiles, readLibraryPictures, readTranslatedAlts, type StoredPicture } from './library/repository.ts'
export { showUndoneFile } from './library/show-alts.ts'
