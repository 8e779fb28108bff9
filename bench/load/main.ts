// The caller's process: the load must not cost the server's.
import { load, type Job } from './connections.ts'

process.on('message', (job: Job) => {
  load(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.('ready')
