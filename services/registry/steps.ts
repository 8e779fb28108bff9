export {
  commitGifts,
  reserveRegistryGifts,
  registryOf,
  releaseGifts,
  returnGifts,
  type OpenRegistry,
} from './purchases.ts'
export { closeRegistry, readMailed, renameRegistry } from './repository.ts'
