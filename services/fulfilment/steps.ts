export { assignExportNumbers, readOrdersAfter } from './repository.ts'
export { packedItem } from './wire.ts'
