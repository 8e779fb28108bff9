export {
  commitGifts,
  reserveRegistryGifts,
  readRegistryOfList,
  releaseGifts,
  returnGifts,
  type OpenRegistry,
} from './purchases.ts'
export { closeRegistry, readMailedRegistry, renameRegistry } from './repository.ts'
