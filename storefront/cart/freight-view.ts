import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Minor } from '#domain/money.ts'
import type { DeliveryOption } from '#storefront/widgets/delivery/delivery-options.tsx'
import type { DeliveryPlace } from '#storefront/browser/storage/delivery-postcode.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'

type Freight = Reply<Store, 'GET /svc_checkout/freight/{listId}'>

export interface FreightView {
  from: Minor | null
  /** State or province; '' for the whole country. */
  place: string
  countryId: string
  isMilitary: boolean
  /** True if the costs are for the nearest zone of the country. */
  isEstimate: boolean
  /** False if nothing in the cart ships. */
  ships: boolean
  /** Postcode for the delivery options; '' if there is none. */
  postcode: string
  /**
   * Delivery options for each package, cheapest first, with displayed prices. Empty until there is an address or a
   * postcode.
   */
  packages: readonly (readonly DeliveryOption[])[]
  problem: Freight['problem']
  oneMore: Readonly<Record<string, Minor>>
  offers: OffersView
}
export type OffersView = Omit<Freight['offers'], 'fiveForFive'> & {
  fiveForFive: { pieces: number; maxItems: number; price: Minor } | null
}

/** Returns the cart's shipping costs, or null if unavailable. */
export async function loadFreight(
  { call, shop }: PageContext,
  listId: string,
  place: DeliveryPlace | undefined,
): Promise<FreightView | null> {
  const query = {
    ...(shop.site === 'EUR' && { country: shop.country }),
    ...(place && { postcode: place.postcode, postcodeCountry: place.country }),
  }
  try {
    return freightView(await call('GET /svc_checkout/freight/{listId}', { params: { listId }, query }))
  } catch (error) {
    if (isRefusalError(error)) return null
    throw error
  }
}

function freightView(freight: Freight): FreightView {
  const { countryId, region, isEstimate, isMilitary, shownRate, lines, offers } = freight
  const { fiveForFive } = offers
  return {
    from: shownRate === null ? null : toMinor(shownRate),
    place: isEstimate ? '' : region,
    countryId,
    isMilitary,
    isEstimate,
    postcode: freight.postcode,
    ships: freight.ships,
    packages: packagesView(freight.options),
    problem: freight.problem,
    oneMore: Object.fromEntries(
      lines.flatMap(({ _id, oneMore }) => (oneMore === null ? [] : [[_id, toMinor(oneMore)]])),
    ),
    offers: {
      ...offers,
      fiveForFive: fiveForFive && {
        pieces: fiveForFive.pieces,
        maxItems: fiveForFive.maxItems,
        price: toMinor(fiveForFive.shownPrice),
      },
    },
  }
}

function packagesView(options: Freight['options']): DeliveryOption[][] {
  const packages = Map.groupBy(options, ({ packageNumber }) => packageNumber)
  return [...packages.values()].map((rates) =>
    rates.map(({ label, shownRate, arrives }) => ({ label, price: toMinor(shownRate), arrives })),
  )
}
