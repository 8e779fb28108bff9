export { recommendProducts } from './recommend.ts'
export { refreshSimilar } from './refresh-similar.ts'
export { deleteOrderCounts } from './repository.ts'
