// The unchanged store. On request, it collects garbage and reports the memory that is still in use.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', (message) => {
  if (message !== 'memory') return
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ needed: heapUsed + external })
})
await import('../../start/main.ts')
