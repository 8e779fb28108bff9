export { imageSizeFromHeader } from './image-size.ts'
export { placeOnBackground, pictureBackground } from './place-on-background.ts'
export {
  readLibraryPictures,
  readTranslatedAlts,
  findRemovedPicture,
  type StoredPicture,
} from './library/repository.ts'
export { movePageUses } from './library/uses-repository.ts'
export { purgeUndoneFile } from './library/purge-alt-texts.ts'
