import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { CardView } from '../../../catalog/card/card-view.ts'
import { loadMeasureFormatters } from '../../../catalog/deals/measure-formatters.ts'
import type { ComparisonView } from '../family-views.ts'
import type { StoredFamily } from '../stored-family.ts'

type Row = Reply<Store, 'GET /svc_content/catalog/product/complete/{id}'>['specification'][number]
type Compared = Pick<ComparisonView, 'products' | 'rows'>

const maxRows = 20

/** Loads the comparisons in blocks by block id. Omits comparisons with fewer than two products on the site. */
export async function loadComparisons(
  context: PageContext,
  blocks: readonly StoredFamily[],
  cards: ReadonlyMap<string, CardView>,
): Promise<ReadonlyMap<string, Compared>> {
  const wanted = blocks.flatMap((block) => (block.type === 'Comparison' ? [block.props] : []))
  if (wanted.length === 0) return new Map()
  const cardsOf = (handles: readonly string[]) => handles.flatMap((handle) => cards.get(`/${handle}`) ?? [])
  const ids = [...new Set(wanted.flatMap(({ handles }) => cardsOf(handles).map(({ id }) => id)))]
  const [measures, ...found] = await Promise.all([
    loadMeasureFormatters(context.shop.units),
    ...ids.map((id) => loadSpecification(context, id)),
  ])
  const specifications = new Map(ids.map((id, index) => [id, found[index]!]))
  return new Map(
    wanted.flatMap(({ id, handles, rows }): [string, Compared][] => {
      const columns = cardsOf(handles)
      if (columns.length < 2) return []
      const values = columns.map((card) => specifications.get(card.id)!)
      const texts = new Map(
        values.flatMap((each) => [...each.values()].map(({ label, text }) => [label, text ?? label])),
      )
      const shown = (rows ?? [...texts.keys()]).map((label) => ({
        label: texts.get(label) ?? label,
        values: values.map((each) => (each.has(label) ? measures.spec(each.get(label)!.value) : null)),
      }))
      const products = columns.map(({ name, url, picture, price }) => ({ name, url, picture, price }))
      const filled = shown.filter((row) => row.values.some((value) => value !== null))
      return [[id, { products, rows: filled.slice(0, maxRows) }]]
    }),
  )
}

/** Returns a product's specification by English label, which blocks use in every language. */
async function loadSpecification(context: PageContext, id: number): Promise<ReadonlyMap<string, Row>> {
  const { call, signal } = context
  const params = { id: String(id) }
  const loading = call('GET /svc_content/catalog/product/complete/{id}', { params }, { signal })
  const product = await loadOptionalSection(loading, context)
  return new Map(product?.specification.map((row) => [row.label, row]))
}
