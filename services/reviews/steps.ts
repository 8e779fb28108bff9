export { storePhoto } from './photo.ts'
