export { countGifts, promiseGifts, registryOf, releaseGifts, takeGiftsBack, type OpenRegistry } from './purchases.ts'
export { readMailed, renameRegistry } from './repository.ts'
