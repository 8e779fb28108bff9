export { placeOnBackground, pictureBackground } from './place-on-background.ts'
