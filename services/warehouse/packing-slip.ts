import { formatAddressLines } from '#domain/address/format-address.ts'
import { countryName } from '#domain/countries/country-name.ts'
import { carrierName } from '#domain/shipping/delivery/carriers.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import type { Seller } from '#services/invoices/invoicing.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { itemName, type OpenPackage } from './open-order.ts'
import { packingSlipTextsIn, type PackingSlipTexts } from './texts/packing-slip-texts.ts'

interface Slip {
  order: OrderRow
  contents: OpenPackage
  /** Number of packages in the order, including shipped ones. */
  packages: number
  seller: Seller
  brand: string
  /** Null until the package ships. */
  shipped: { carrier: string; trackingNumber: string } | null
}

/** Builds a package's packing slip in the customer's language, with recipient and contents, but without prices. */
export function packingSlip({ order, contents, packages, seller, brand, shipped }: Slip): Sheet {
  const { site, document } = order
  const tag = document.locale ?? siteSettings[site].locales[0].tag
  const texts = packingSlipTextsIn(tag)
  const ordered = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const { packageNumber, label, items } = contents
  const units = items.reduce((sum, { qty }) => sum + qty, 0)
  const method = label || (shipped && !document.pickup ? carrierName(shipped.carrier) : '')
  return {
    title: texts.title(order.id),
    language: tag,
    brand,
    facts: [
      { label: texts.order, value: order.id },
      { label: texts.ordered, value: ordered.format(Date.parse(order.createdAt)) },
      ...(packages > 1 ? [{ label: texts.package, value: texts.packageOf(packageNumber, packages) }] : []),
      ...(method === '' ? [] : [{ label: texts.shipping, value: method }]),
      ...(shipped?.trackingNumber ? [{ label: texts.trackingNumber, value: shipped.trackingNumber }] : []),
    ],
    parties: [{ label: texts.from, lines: seller.lines }, recipientOf(order, tag, texts)],
    columns: [
      { label: texts.item, isNumber: false },
      { label: texts.quantity, isNumber: true },
    ],
    rows: items.map((item) => ({
      cells: [itemName(item), String(item.qty)],
      notes: [texts.sku(item.sku), ...item.details.map((detail) => `${detail.label}: ${detail.text}`)],
    })),
    sums: [{ label: texts.units, value: String(units), isTotal: true }],
    notes: packages > 1 ? [texts.separately] : [],
    pageOf: texts.pageOf,
  }
}

function recipientOf({ document }: OrderRow, locale: string, texts: PackingSlipTexts) {
  const { pickup, shippingAddress, billingAddress } = document
  if (pickup) {
    const { firstname, lastname } = billingAddress
    return { label: texts.pickup, lines: [`${firstname} ${lastname}`.trim(), pickup.name] }
  }
  const lines = [...formatAddressLines(shippingAddress), countryName(shippingAddress.countryId, locale)]
  return { label: texts.shipTo, lines }
}
