import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Block } from '#domain/content/block.ts'
import type { PriceView } from '../../catalog/card/card-view.ts'
import type { StockView } from '../../catalog/product/stock-view.ts'
import type { MagazineTexts } from '../../magazine/texts/en.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { loadCards } from '../../catalog/card/load-cards.ts'

type Row = Reply<Store, 'GET /svc_content/barbells'>[number]

/** A bar in a chart. Only bars with a product page have price and stock [INDEX-044, INDEX-046]. */
export type ChartBar = Row & { price: PriceView; stock: StockView | null }

/** A barbell chart with its texts, which are separate because few pages need them. */
export interface ChartView {
  type: 'BarbellChart'
  id: string
  heading: string
  words: MagazineTexts['barbells']
  bars: readonly ChartBar[]
}

/** Loads the charts in blocks by id. Omits failed and empty charts [ERROR-409, INDEX-038]. */
export async function loadCharts(context: PageContext, blocks: readonly Block[]): Promise<Map<string, ChartView>> {
  const charts = blocks.filter((block) => block.type === 'BarbellChart')
  if (charts.length === 0) return new Map()
  const { language } = context.shop
  await loadTexts(language, ['magazine'])
  const words = textsOf(language, 'magazine').barbells
  const views = charts.map(async ({ props: { id, heading, category } }): Promise<[string, ChartView][]> => {
    const bars = await loadBars(context, category)
    return bars.length === 0 ? [] : [[id, { type: 'BarbellChart', id, heading, words, bars }]]
  })
  return new Map((await Promise.all(views)).flat())
}

async function loadBars(context: PageContext, category: string): Promise<ChartBar[]> {
  const rows = await readRows(context, category)
  const cards = await loadCards(
    context,
    rows.flatMap(({ url }) => (url === null ? [] : [url.slice(1)])),
  )
  return rows.map((row) => {
    const card = row.url === null ? undefined : cards.get(row.url)
    return { ...row, price: card?.price ?? null, stock: card?.stock ?? null }
  })
}

async function readRows({ call, signal, warn }: PageContext, category: string): Promise<readonly Row[]> {
  try {
    return await call('GET /svc_content/barbells', { query: { category } }, { signal })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    warn('barbell chart failed to load', error)
    return []
  }
}
