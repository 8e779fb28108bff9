export { exportPath } from './export-link.ts'
