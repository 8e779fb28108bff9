import { cardViewFromWire, type CardView } from './card-view.ts'
import { displayPricesOf } from '#storefront/catalog/deals/price-display.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'

const maxHandles = 40

/**
 * Loads product cards by URL and omits missing products. If the request fails, the page renders without the row
 * [ERROR-409].
 */
export async function loadCards(context: PageContext, handles: readonly string[]): Promise<Map<string, CardView>> {
  const { call, signal } = context
  if (handles.length === 0) return new Map()
  const query = { handles: handles.slice(0, maxHandles).join(',') }
  const reading = Promise.all([call('GET /svc_content/cards', { query }, { signal }), displayPricesOf(context)])
  const result = await loadOptionalSection(reading, context)
  if (result === null) return new Map()
  const [found, display] = result
  return new Map(found.map((card) => [`/${card.handle}`, cardViewFromWire(card, display)]))
}
