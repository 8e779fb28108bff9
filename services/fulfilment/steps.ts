export { assignNumbers, readOrdersAfter } from './repository.ts'
