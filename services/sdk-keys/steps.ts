export { cachedSdkKeys } from './cached-keys.ts'
export { sweepSdkKeyUse, useSdkKey } from './repository.ts'
