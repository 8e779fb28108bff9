import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'

type StockAlert = Reply<Store, 'GET /svc_bin/bin'>[number]

interface AlertForm {
  productId: number
  parentId: number
  name: string
  url: string
  email: string
  /** 'waits' if the customer already has an alert, or 'there' if the product is in stock. Both hide the form. */
  state: 'open' | 'waits' | 'there'
}

export interface StockAlertsView {
  alerts: readonly StockAlert[]
  form: AlertForm | null
  problem: string | null
}

/** Loads the customer's alerts and the form for a new one; redirects guests to login [BIN-402]. */
export async function loadStockAlerts(
  context: PageContext,
  { url }: PageArguments,
): Promise<PageData<StockAlertsView>> {
  const { call, shop } = context
  await requireLogin(context, `/account/bin${url.search}`)
  const alerts = await call('GET /svc_bin/bin', {})
  return {
    head: { title: textsOf(shop.language, 'stock-alerts').title },
    view: {
      alerts,
      form: await alertForm(context, url.searchParams, alerts),
      problem: url.searchParams.get('problem'),
    },
  }
}

async function alertForm(
  context: PageContext,
  query: URLSearchParams,
  alerts: readonly StockAlert[],
): Promise<AlertForm | null> {
  const { call } = context
  const [productId, parentId] = [parseCatalogId(query.get('product')), parseCatalogId(query.get('parent'))]
  if (productId === null) return null
  const params = { id: String(parentId ?? productId) }
  const product = await loadOptionalSection(call('GET /svc_content/catalog/product/complete/{id}', { params }), context)
  const child = product?.children.find((each) => each.productId === productId)
  const inventory = productId === product?.productId ? product.inventory : child?.inventory
  if (!product || !inventory) return null
  const { email } = await call('GET /svc_customer/customer', {})
  const own = alerts.find((alert) => alert.product_id === productId)
  return {
    productId,
    parentId: product.productId,
    name: own?.product ? alertProductName(own) : product.name,
    url: own?.product?.url ?? product.url,
    email: own?.email ?? email,
    state: own ? 'waits' : inventory.bin ? 'open' : 'there',
  }
}

export function alertProductName({ product }: StockAlert): string {
  return product === null ? '' : [product.name, product.choice].filter(Boolean).join(', ')
}

/** Parses a catalog id, or returns null if malformed. */
export function parseCatalogId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
