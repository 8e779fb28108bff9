import type { DeliveryDays } from '#domain/shipping/delivery/delivery-days.ts'
import type { ShippingPrice } from '#domain/shipping/rating/tables.ts'
import { amountText, type LineCells } from './cells.ts'
import type { RateKind } from './rate-kind.ts'

/**
 * Rules for price files: at any time, there is one row per site, zone, service, and weight band, without gaps
 * [SHIP-251].
 */
export const priceFile: RateKind<ShippingPrice> = {
  name: 'prices',
  columns: [
    'site',
    'zone',
    'service',
    'carrier',
    'label',
    'kind',
    'from grams',
    'to grams',
    'base',
    'per step',
    'step grams',
    'days from',
    'days to',
    'valid from',
    'valid to',
  ],
  keyColumns: ['site', 'zone', 'service', 'kind', 'from grams'],
  read: (cells, known) => {
    const site = cells.site('site')
    const zone = cells.text('zone')
    if (!known.isZone(site, zone)) cells.wrong('zone', `a zone of ${site}`)
    const fromGrams = cells.whole('from grams', 0)
    const toGrams = cells.text('to grams') === '' ? null : cells.whole('to grams', 1)
    if (toGrams !== null && toGrams <= fromGrams) cells.wrong('to grams', 'more than from grams')
    return {
      site,
      zone,
      service: cells.name('service'),
      carrier: cells.name('carrier'),
      label: cells.name('label'),
      kind: cells.oneOf('kind', ['parcel', 'freight']),
      fromGrams,
      toGrams,
      base: cells.amount('base'),
      perStep: cells.amount('per step'),
      stepGrams: cells.whole('step grams', 1),
      days: parseDays(cells),
      ...cells.period(),
    }
  },
  write: ({ fromGrams, toGrams, base, perStep, stepGrams, days, validFrom, validTo, ...row }) => [
    row.site,
    row.zone,
    row.service,
    row.carrier,
    row.label,
    row.kind,
    String(fromGrams),
    String(toGrams ?? ''),
    amountText(base),
    amountText(perStep),
    String(stepGrams),
    String(days?.[0] ?? ''),
    String(days?.[1] ?? ''),
    validFrom,
    validTo ?? '',
  ],
  slotOf: ({ site, zone, service, kind, fromGrams }) => [site, zone, service, kind, fromGrams].join(' '),
  placeOf: ({ site, zone, service, kind, fromGrams }) => `${site} ${zone}, ${service}, ${kind} above ${fromGrams} g`,
  valueText: ({ label, toGrams, base, perStep, stepGrams, days }) =>
    [
      label,
      toGrams === null ? null : `to ${toGrams} g`,
      amountText(base),
      `${amountText(perStep)} per ${stepGrams} g`,
      days && `${days[0]} to ${days[1]} days`,
    ]
      .filter(Boolean)
      .join(', '),
  spansOf: ({ site, zone, service, kind, fromGrams, toGrams }) => [
    { group: [site, zone, service, kind].join(' '), first: fromGrams + 1, last: toGrams ?? Infinity },
  ],
  isUnbroken: true,
  isOfSite: (row, site) => row.site === site,
}

function parseDays(cells: LineCells): DeliveryDays | null {
  const [first, last] = [cells.text('days from'), cells.text('days to')]
  if (first === '' && last === '') return null
  const days = [cells.whole('days from', 0), cells.whole('days to', 0)] as const
  if (days[1] < days[0]) cells.wrong('days to', 'at least days from')
  return days
}
