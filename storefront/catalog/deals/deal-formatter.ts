import { type Deal, dealOf, finalCountdownMs, nextDealChange } from '#domain/promotions/deal.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import { siteSettings } from '#domain/sites.ts'
import { type Formats, formatsOf } from '#storefront/page/formats.ts'
import type { PageContext, Shop } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { displayPrice } from '#storefront/page/price.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { currentStoreTime } from '#storefront/browser/store-clock.ts'
import type { DealTexts } from './texts/en.ts'

export interface DealView {
  text: string
  /** End of an active deal in Unix milliseconds, for the countdown. */
  ends?: number
}

export interface CardPromo {
  price: number
  from: number | null
  to: number | null
  qty: number | null
}

/** Returns a promotion's deal text for a tax class, or undefined if there is no deal. */
export type DealFormatter = (promotion: Promotion | null, taxClass: string) => DealView | undefined

/** Loads deal texts and limits the page's cache lifetime to the next deal change [PROMO-211, PROMO-216]. */
export async function loadDealFormatter({ shop, until }: Pick<PageContext, 'shop' | 'until'>): Promise<DealFormatter> {
  await loadTexts(shop.language, ['catalog/deals'])
  const texts = textsOf(shop.language, 'catalog/deals')
  const formats = formatsOf(shop.locale.tag, siteSettings[shop.site].currency)
  const now = currentStoreTime(shop)
  return (promotion, taxClass) => {
    const turn = nextDealChange(promotion, now)
    if (turn !== Infinity) until(turn)
    const deal = dealOf(promotion, now)
    return deal ? dealView(deal, taxClass, now, { shop, texts, formats }) : undefined
  }
}

/** Converts a card's promotion to the domain type. */
export function promotionOfCard(promo: CardPromo | null): Promotion | null {
  if (!promo) return null
  const { price, from, to, qty } = promo
  return { isEnabled: true, from, to, price: toMinor(price), isQtyLimited: qty !== null, qty }
}

interface Wording {
  shop: Pick<Shop, 'site' | 'locale' | 'tax'>
  texts: DealTexts
  formats: Formats
}

function dealView(deal: Deal, taxClass: string, now: number, { shop, texts, formats }: Wording): DealView | undefined {
  const day = (instant: number) => formatUntil(shop, instant, now)
  if (deal.status === 'upcoming') {
    const price = formats.money(displayPrice(deal.price, taxClass, shop.tax))
    return { text: texts.from(day(deal.from), price) }
  }
  if (deal.status === 'expired') return { text: deal.cause === 'ended' ? texts.ended(day(deal.to!)) : texts.soldOut }
  const { to, left } = deal
  const sentences = [...(to === null ? [] : [texts.until(day(to))]), ...(left === null ? [] : [texts.left(left)])]
  if (sentences.length === 0) return undefined
  return { text: sentences.join(' '), ...(to !== null && { ends: to }) }
}

/** Formats an instant as 'Friday, November 27' in the site's time zone, with the hour if it is less than a day away. */
function formatUntil({ site, locale }: Wording['shop'], instant: number, now: number): string {
  return writerOf(locale.tag, siteTimeZones[site], Math.abs(instant - now) < finalCountdownMs).format(instant)
}

const cache = new Map<string, Intl.DateTimeFormat>()

/** Cached, because constructing a formatter takes longer than rendering the rest of a card. */
function writerOf(tag: string, timeZone: string, isNear: boolean): Intl.DateTimeFormat {
  const key = `${tag}/${timeZone}/${isNear}`
  const cached = cache.get(key)
  if (cached) return cached
  const writer = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
    ...(isNear && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  })
  cache.set(key, writer)
  return writer
}
