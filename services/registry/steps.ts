// What checkout and mails may ask of registries.
export { countGifts, promiseGifts, registryOf, releaseGifts, takeGiftsBack, type OpenRegistry } from './purchases.ts'
export { readMailed, renameRegistry } from './repository.ts'
