export { framed, plateColor } from './framed.ts'
