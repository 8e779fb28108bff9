export { readQueue } from './queue-metrics.ts'
