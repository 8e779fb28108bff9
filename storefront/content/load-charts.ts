import type { Reply } from '#contract/call.ts'
import { isRefused } from '#contract/refused.ts'
import type { Store } from '#contract/store.ts'
import { barbellCategories } from '#domain/catalog/barbell-chart.ts'
import type { MagazineTexts } from '../magazine/texts/en.ts'
import type { PageContext } from '../page.ts'
import { loadTexts, textsOf } from '../texts.ts'
import type { StoredBlock } from './blocks.ts'

type Row = Reply<Store, 'GET /svc_content/barbells'>[number]

/** A barbell chart with its words: few pages beside the magazine's have one, so the others do not load them. */
export interface ChartView {
  type: 'BarbellChart'
  id: string
  heading: string
  words: MagazineTexts['barbells']
  groups: readonly { category: string; rows: readonly Row[] }[]
}

/** The charts among blocks by their ids; one that does not load or has no row is left out [ERROR-409, INDEX-038]. */
export async function loadCharts(
  context: PageContext,
  blocks: readonly StoredBlock[],
): Promise<Map<string, ChartView>> {
  const charts = blocks.filter((block) => block.type === 'BarbellChart')
  if (charts.length === 0) return new Map()
  const { language } = context.shop
  await loadTexts(language, ['magazine'])
  const words = textsOf(language, 'magazine').barbells
  const views = charts.map(async ({ props: { id, heading, category } }): Promise<[string, ChartView][]> => {
    const rows = await readRows(context, category)
    if (rows.length === 0) return []
    return [[id, { type: 'BarbellChart', id, heading, words, groups: inGroups(rows) }]]
  })
  return new Map((await Promise.all(views)).flat())
}

/** The groups that have a row, in the order of the chart [INDEX-039]. */
function inGroups(rows: readonly Row[]): ChartView['groups'] {
  return barbellCategories
    .map((category) => ({ category, rows: rows.filter((row) => row.category === category) }))
    .filter(({ rows: own }) => own.length > 0)
}

async function readRows({ call, signal }: PageContext, category: string): Promise<readonly Row[]> {
  try {
    return await call('GET /svc_content/barbells', { query: { category } }, { signal })
  } catch (error) {
    if (isRefused(error)) return []
    throw error
  }
}
