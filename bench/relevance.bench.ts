import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import type { SearchEngine } from '#services/search/engine.ts'
import { cachedCatalog, uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { loadBenchData } from './world.ts'

const cut = {
  filters: { values: {}, price: [] },
  sort: { type: 'featured', order: 'desc' },
  page: { number: 1, size: 3 },
} as const
const nameOf = statement<{ id: number; name: string }>('bench.names', 'select id, name from product')
const fail = (error: unknown) => {
  throw error
}

test('search relevance for typical lifting equipment queries', async (t) => {
  const { url, drop } = await createTestDatabase()
  const db = openStrictly(url)
  const catalog = cachedCatalog(db, 'index', fail)
  try {
    await loadBenchData(db)
    catalog.reset()
    await catalog.index!.whenBuilt()
    const names = new Map((await db.run(nameOf, [])).map(({ id, name }) => [id, name]))
    for (const file of await queryFiles()) {
      for (const [engine, { search }] of Object.entries({ index: catalog, postgres: uncachedCatalog(db) })) {
        const found = await Promise.all(file.rows.map(({ phrase }) => firstNames(search, phrase, names)))
        const first = file.rows.filter(({ wanted }, at) => wanted.test(found[at]![0] ?? ''))
        const three = file.rows.filter(({ wanted }, at) => found[at]!.some((name) => wanted.test(name)))
        const missed = file.rows.filter((row) => !three.includes(row)).map(({ phrase }) => phrase)
        t.diagnostic(
          `${file.name} ${engine.padEnd(9)} success@3 ${three.length} of ${file.rows.length}, success@1 ${first.length}` +
            (missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''),
        )
      }
    }
  } finally {
    await catalog.close()
    await db.close()
    await drop()
  }
})

/** Reads the queries in the repository and in the file set in `QUERIES`: phrase, name pattern, and reason. */
async function queryFiles() {
  const paths = [new URL('relevance/queries.tsv', import.meta.url), process.env['QUERIES']].filter(
    (path) => path !== undefined,
  )
  return Promise.all(
    paths.map(async (path) => {
      const lines = (await readFile(path, 'utf8'))
        .split('\n')
        .filter((line) => line.includes('\t') && !line.startsWith('#'))
      const rows = lines.map((line) => {
        const [phrase = '', wanted = ''] = line.split('\t')
        return { phrase, wanted: new RegExp(wanted, 'i') }
      })
      return { name: String(path).split('/').at(-1)!, rows }
    }),
  )
}

async function firstNames(search: SearchEngine, phrase: string, names: ReadonlyMap<number, string>): Promise<string[]> {
  const { productIds } = await search.select('USA', { kind: 'words', phrase }, cut)
  return productIds.map((id) => names.get(id)!)
}
