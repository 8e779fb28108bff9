export { readProductViews } from './repository.ts'
