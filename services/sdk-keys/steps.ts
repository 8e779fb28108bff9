export { cachedSdkKeys } from './cached-keys.ts'
export { sweepSdkKeyUse, findActiveSdkKey } from './repository.ts'
