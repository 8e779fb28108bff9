export { recommend } from './recommend.ts'
export { refreshSimilar } from './refresh-similar.ts'
export { forgetCounts } from './repository.ts'
