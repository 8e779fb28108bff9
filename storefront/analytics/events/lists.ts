import { impressionIdleMs, maxListedProducts, mergeImpressions, type ShownList } from '#domain/analytics/impressions.ts'
import { listOfFound } from '../signals/view-signals.ts'
import type { Curation, FoundList } from '../signals/signal.ts'
import type { Moment, ReadItems, Run, Track } from './moment.ts'

interface ListDeps {
  track: Track
  readItems: ReadItems
  run: Run
}

/** Sends list impressions after one second without new impressions, and clicks on listed products [ANALYTICS-450]. */
export function createListEvents({ track, readItems, run }: ListDeps) {
  let waiting: (ShownList & { moment: Moment })[] = []
  let shown: ShownList[] = []
  let clickable: { listId: string; listName: string; page: number; products: ShownList['products'] }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (waited: (typeof waiting)[number]) => {
    const { page: _, phrase: __, products, moment, ...list } = waited
    for (let first = 0; first < products.length; first += maxListedProducts) {
      const part = products.slice(first, first + maxListedProducts)
      const found = await readItems(part.map(({ id }) => ({ id, qty: 1 })))
      const items = new Map(found.map(({ id, item }) => [id, item]))
      const listed = part.flatMap(({ id, index }) => {
        const item = items.get(id)
        return item ? [{ ...item, index }] : []
      })
      if (listed.length > 0) track({ name: 'listView', properties: { ...list, products: listed } }, moment)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    const lists = waiting
    waiting = []
    const sending = lists.map(send)
    for (const work of sending) run(work)
    return Promise.allSettled(sending)
  }
  const show = (list: ShownList, moment: Moment) => {
    waiting = mergeImpressions(waiting, { ...list, moment })
    shown = mergeImpressions(shown, list)
    clickable.push(list)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), impressionIdleMs)
  }
  return {
    show,
    /** Sends all waiting impressions, and resolves once the transport has them. */
    flush,
    found(found: FoundList, moment: Moment) {
      const list = listOfFound(found, shown)
      if (list) show(list, moment)
    },
    async curation({ id: curationId, name, products, page }: Curation, moment: Moment) {
      clickable.push({ listId: curationId, listName: name, page, products })
      const items = await readItems(products.map(({ id }) => ({ id, qty: 1 })))
      const properties = { curationId, name, products: items.map(({ item }) => item.sku) }
      track({ name: 'viewCuration', properties }, moment)
    },
    /** Reports a click on a link to a listed product; the most recent list takes precedence. */
    async click(path: string, moment: Moment) {
      const list = clickable.findLast(({ products }) => products.some(({ url }) => url === path))
      const product = list?.products.find(({ url }) => url === path)
      if (!list || !product) return
      const [found] = await readItems([{ id: product.id, qty: 1 }])
      if (!found) return
      const { listName, listId, page } = list
      const properties = { product: found.item, listName, listId, position: product.index, page }
      track({ name: 'productClick', properties }, moment)
    },
    /** Starts a new page: sends the last page's impressions and clears its lists. */
    leavePage() {
      void flush()
      shown = []
      clickable = []
    },
  }
}
