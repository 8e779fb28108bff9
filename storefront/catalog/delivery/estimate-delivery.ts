import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'
import { displayPrice } from '#storefront/page/price.ts'
import type { DeliveryOption } from '#storefront/widgets/delivery/delivery-options.tsx'

type Estimate = Reply<Store, 'POST /svc_shipping/estimate'>
export type DeliveryItem = Pick<
  CallInput<Store, 'POST /svc_shipping/estimate'>['body']['items'][number],
  'productId' | 'qty' | 'children'
>

export interface Delivery {
  postcode: string
  /** Cheapest first, with displayed prices. */
  options: readonly DeliveryOption[]
  isFreight: boolean
  pickupCity: string | null
  /** 'unavailable' means that the product has no estimate, for example because it needs options. */
  problem: Estimate['problem'] | 'unavailable' | 'failed'
}

/** Returns the delivery options for items at a postcode. A failed request is returned as a problem. */
export async function estimateDelivery(
  call: StoreCall,
  { site, country, tax }: Pick<Shop, 'site' | 'country' | 'tax'>,
  { items, taxClasses }: { items: readonly DeliveryItem[]; taxClasses: readonly string[] },
  postcode: string,
): Promise<Delivery> {
  const { storeId } = siteSettings[site]
  // Uses the products' highest tax rate, as checkout does for shipping by default.
  const shown = (rate: Minor) => Math.max(...taxClasses.map((taxClass) => displayPrice(rate, taxClass, tax)))
  try {
    const estimate = await call('POST /svc_shipping/estimate', {
      body: { storeId, countryId: country, postcode, items: [...items] },
    })
    const options = estimate.options.map(({ label, rate, arrives }) => {
      return { label, price: shown(toMinor(rate)), arrives }
    })
    return { ...estimate, options }
  } catch (error) {
    const problem = isRefusalError(error) && error.status === 422 ? 'unavailable' : 'failed'
    return { postcode, options: [], isFreight: false, pickupCity: null, problem }
  }
}
