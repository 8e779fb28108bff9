// Generates load in a separate process, so that it takes no CPU time from the server.
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
