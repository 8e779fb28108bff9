import { drawerName } from '#domain/content/drawer.ts'
import type { Block } from '#domain/content/block.ts'
import type { Feature } from '#domain/flags/feature.ts'
import type { LandingPage } from './landing-page.ts'

/**
 * Flags for promotions in the header strip and the drawer. Each is on for one site, so the other sites show pages
 * without it.
 */
export const stripFlags: Readonly<Record<string, Feature>> = {
  matte_black_banner: { defaultValue: false, rules: [{ force: true, condition: { site: 'CAN' } }] },
  christmas_banner: { defaultValue: false, rules: [{ force: true, condition: { site: 'GBR' } }] },
  [drawerName]: { defaultValue: false, rules: [{ force: true, condition: { site: 'AUS' } }] },
}

/** December order deadlines by GBR shipping zone, ordered to fill the lines on a phone. */
const lastDays: readonly [zone: string, day: number][] = [
  ['Mainland', 19],
  ['Northern Ireland', 17],
  ['Channel Islands', 14],
  ['Highlands and Islands', 16],
]
/** Cutoff hour (UTC) for same-day shipping. */
const lastHour = 14

const text = (id: string, html: string, until?: number): Block => ({
  type: 'Text',
  props: { id, html, ...(until !== undefined && { until }) },
})

/** Returns the editable pages for the header strip and the drawer, with order deadlines for the next Christmas. */
export function stripPages(now: number): readonly LandingPage[] {
  return [
    {
      handle: 'matte_black_banner',
      title: 'Matte black',
      sites: ['USA', 'CAN', 'APO', 'EUR', 'AUS', 'GBR'],
      blocks: [text('matte-black', '<p>Matte black, down to the bolts. <a href="/power-racks">See the racks</a></p>')],
    },
    {
      handle: drawerName,
      title: 'Five for five',
      sites: ['USA', 'CAN', 'APO', 'EUR', 'AUS', 'GBR'],
      blocks: [
        text(
          'five-for-five',
          '<p>Up to five pieces that come straight from their makers ship together for five. They may be five of one kind or a mix. Whatever else is in the cart, and each piece beyond the fifth, ships at its own rate.</p><p>An email address may use it for two orders. Where another offer ships the cart for less, that one holds.</p>',
        ),
      ],
    },
    { handle: 'christmas_banner', title: 'Order by', sites: ['GBR'], blocks: orderBy(now) },
    {
      handle: 'apo_banner',
      title: 'Military mail',
      sites: ['USA', 'APO'],
      blocks: [
        text(
          'apo',
          '<p>To APO, FPO and DPO: parcels up to 70 lb (31.7 kg) and 130 in (330 cm) of length and girth, by USPS alone. We write the customs form. <a href="/shipping-information">How it ships</a></p>',
        ),
      ],
    },
  ]
}

function orderBy(now: number): readonly Block[] {
  const latest = Math.max(...lastDays.map(([, day]) => day))
  const year = new Date(now).getUTCFullYear()
  const next = Date.UTC(year, 11, latest, lastHour) > now ? year : year + 1
  const end = (day: number) => Date.UTC(next, 11, day, lastHour)
  return [
    text('order-by', '<p><strong>Order for Christmas by 2 pm:</strong></p>', end(latest)),
    ...lastDays.map(([zone, day]) => text(`order-by-${day}`, `<p>${zone} ${day} Dec</p>`, end(day))),
  ]
}
