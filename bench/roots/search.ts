// Runs lists and searches repeatedly on either engine, and reports the cost of the index.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Sort } from '#domain/search/select.ts'
import { openDatabase } from '#platform/database.ts'
import { cachedCatalog, uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import type { SearchList } from '#services/search/engine.ts'
import { shopDeps } from './shop-deps.ts'

/** A list, or several searches in rotation, repeated for `ms` milliseconds. */
export interface SearchJob {
  engine: 'postgres' | 'index'
  lists: SearchList[]
  path: string
  ms: number
}
export interface SearchTimes {
  found: number
  p50: number
  p99: number
  /** Median time of the complete call, including product cards, in milliseconds. */
  reply: number
  cost: IndexCost
}
interface IndexCost {
  products: number
  buildMs: number
  longestMs: number
  bytes: number
}

const fail = (error: unknown) => {
  console.error(error)
  process.exit(1)
}
const db = openDatabase(process.env['BENCH_DATABASE']!, fail, { statementMs: 600_000 })
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heapBytes() {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const before = heapBytes()
const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
const catalog = cachedCatalog(db, 'index', fail)
catalog.reset()
const size = await catalog.index!.whenBuilt()
delays.disable()
const cost: IndexCost = { ...size, longestMs: delays.max / 1e6, bytes: heapBytes() - before }

const caller = {
  site: 'USA',
  now: Date.now(),
  ip: '127.0.0.1',
  requestId: '',
  origin: '',
  bearer: undefined,
  isOwnPage: true,
  isShared: true,
  tag: () => {},
} as const
const ways = { postgres: uncachedCatalog(db), index: catalog }
const featured: Sort = { type: 'featured', order: 'desc' }
const cut = { filters: { values: {}, price: [] }, sort: featured, page: { number: 1, size: 80 } }

async function measure({ engine, lists, path, ms }: SearchJob): Promise<SearchTimes> {
  const reads = ways[engine]
  const call = callInProcess(storeRoutes({ ...shopDeps(db), ...reads }), {
    identify: () => Promise.reject(new Error('No session expected')),
    limit: async () => {},
  })({ ...caller, cookies: { get: () => undefined, set: () => {}, toSet: () => [] } as never })
  const callSearch = (list: SearchList) =>
    call('POST /api/search-rec/3', {
      body: {
        data: {
          n_item: 80,
          widget: { rfkid: 'rfkid_10' },
          context: { page: { uri: list.kind === 'words' ? '/search' : path }, user: { user_id: '0' } },
          facet: { all: true, total: true, max: 10 },
          ...(list.kind === 'words' && { query: { keyphrase: { value: [list.phrase] } } }),
        },
      },
    })
  const { total } = await reads.search.select('USA', lists[0]!, cut)
  const timed = async (work: (list: SearchList) => Promise<unknown>) => {
    const times: number[] = []
    const startedAt = performance.now()
    for (let turn = 0; performance.now() - startedAt < ms || turn < 2 * lists.length; turn += 1) {
      const from = performance.now()
      await work(lists[turn % lists.length]!)
      times.push(performance.now() - from)
    }
    return times.toSorted((a, b) => a - b)
  }
  const select = (list: SearchList) => reads.search.select('USA', list, cut)
  for (const work of [select, callSearch]) await timed(work)
  const times = await timed(select)
  const replies = await timed(callSearch)
  const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)]!
  return { found: total, p50: at(times, 0.5), p99: at(times, 0.99), reply: at(replies, 0.5), cost }
}

process.on('message', (job: SearchJob) => {
  measure(job).then((times) => process.send?.(times), fail)
})
process.send?.('ready')
