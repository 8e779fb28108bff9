import type { z } from 'zod'
import { wireList, type WireCart } from '#contract/lists.ts'
import { toWire } from '#contract/money.ts'
import { canCheckOut, priceCart, soldId, type PricedLine } from '#domain/cart/price-cart.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { inventoryOf, readSellables, type Sellable } from '#services/catalog/steps.ts'

/** How a site shows its stored prices to a ship-to country. */
interface Shelf {
  /** Whose VAT is in the shown prices. */
  country: string
  /** A stored price as the shelf shows it; minor units. */
  shown: (price: Minor, taxClass: TaxClass) => Minor
}
export interface CartDeps {
  db: Queries
  settings: QuantitySettings
  shelfOf: (site: Site, country: string | undefined, now: number) => Promise<Shelf>
}

/** A list with its lines priced, and how the site shows a price in the ship-to country. */
export interface PricedCart {
  list: List
  lines: PricedLine<Sellable>[]
  shelf: Shelf
}

/** Prices a list from the catalogue as it is now. */
export async function priceList(
  { db, settings, shelfOf }: CartDeps,
  site: Site,
  list: List,
  country: string | undefined,
  now: number,
): Promise<PricedCart> {
  const offers = await readSellables(db, site, list.items.map(soldId))
  const shelf = await shelfOf(site, country, now)
  return { list, lines: priceCart(list.items, offers, settings), shelf }
}

/** A priced list as side cart, cart page and checkout show it. */
export function cartView(site: Site, { list, lines, shelf }: PricedCart): z.output<typeof WireCart> {
  const shown = lines.map((line) => lineView(site, line, shelf))
  return {
    list: wireList(list),
    lines: shown,
    count: lines.reduce((sum, { item }) => sum + item.qty, 0),
    subtotal: toWire(lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0)),
    shownSubtotal: toWire(shown.reduce((sum, { shownRowTotal }) => sum + Math.round(shownRowTotal * 100), 0)),
    vatCountry: siteSettings[site].taxDisplay === 'vat' ? shelf.country : null,
    canCheckOut: canCheckOut(lines),
  }
}

const nothing = { onHand: 0, reserved: 0, managed: true, backorder: 0, leadTimeDays: null, most: 0, notify: false }

function lineView(site: Site, line: PricedLine<Sellable>, shelf: Shelf): z.output<typeof WireCart>['lines'][number] {
  const { item, offer, price, base, rowTotal, most, flags, error } = line
  const shownPrice = offer ? shelf.shown(price, offer.taxClass) : 0
  const isLowered = offer !== null && price < base
  return {
    _id: item.id,
    productId: item.productId,
    childId: soldId(item),
    sku: offer ? siteSku(site, offer.sku) : '',
    name: offer?.name ?? '',
    choice: offer?.choice.join(', ') ?? '',
    url: offer ? urlOf(offer) : '',
    picture: offer?.picture ?? null,
    qty: item.qty,
    most,
    price: toWire(price),
    was: isLowered ? toWire(base) : null,
    rowTotal: toWire(rowTotal),
    shownPrice: toWire(shownPrice),
    shownWas: isLowered ? toWire(shelf.shown(base, offer.taxClass)) : null,
    shownRowTotal: toWire(shownPrice * item.qty),
    inventory: inventoryOf(offer?.stock ?? nothing),
    flags,
    error,
    isFreight: offer?.shippingGroup.includes('FREIGHT') ?? false,
  }
}

/** The page of what was chosen, with the choice in its query. */
export function urlOf({ handle, type, choices }: Pick<Sellable, 'handle' | 'type' | 'choices'>): string {
  const query = type === 'configurable' ? new URLSearchParams(choices).toString() : ''
  return `/${handle}${query && `?${query}`}`
}
