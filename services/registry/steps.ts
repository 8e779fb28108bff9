export {
  countGifts,
  reserveRegistryGifts,
  registryOf,
  releaseGifts,
  returnGifts,
  type OpenRegistry,
} from './purchases.ts'
export { readMailed, renameRegistry } from './repository.ts'
