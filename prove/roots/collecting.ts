// The store as it is, which tells on request how much memory it needs when all that nobody needs is given back.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', (asked) => {
  if (asked !== 'memory') return
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ needed: heapUsed + external })
})
await import('../../start/main.ts')
