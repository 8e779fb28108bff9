import { isRefused } from '#contract/refused.ts'
import { cardOfWire, type CardView } from '../catalog/card-view.ts'
import { shelfOf } from '../catalog/deals/shelf.ts'
import type { PageContext } from '../page.ts'

const mostHandles = 40

/** Cards by address; a row that does not load is left out, the rest of the page is shown [ERROR-409]. */
export async function loadCards(context: PageContext, handles: readonly string[]): Promise<Map<string, CardView>> {
  const { call, signal } = context
  if (handles.length === 0) return new Map()
  try {
    const query = { handles: handles.slice(0, mostHandles).join(',') }
    const [found, shelf] = await Promise.all([call('GET /svc_content/cards', { query }, { signal }), shelfOf(context)])
    return new Map(found.map((card) => [card.url, cardOfWire(card, shelf)]))
  } catch (error) {
    if (isRefused(error)) return new Map()
    throw error
  }
}
