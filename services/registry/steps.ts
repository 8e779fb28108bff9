export {
  commitGifts,
  reserveRegistryGifts,
  registryOf,
  releaseGifts,
  returnGifts,
  type OpenRegistry,
} from './purchases.ts'
export { closeRegistry, readMailedRegistry, renameRegistry } from './repository.ts'
