import { jpegPath } from '#domain/catalog/jpeg-path.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { indexedUrl } from '#domain/feeds/alternates.ts'
import { feedEnd, feedItem, type FeedOffer, feedStart } from '#domain/feeds/product-feed.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { siteSettings, sites, siteSku, type Site } from '#domain/sites.ts'
import { displayedPercent } from '#domain/tax/rates.ts'
import type { TaxTables } from '#domain/tax/table.ts'
import type { Database } from '#platform/database.ts'
import { type FeedProduct, readFeedProducts } from '#services/catalog/steps.ts'
import { publishFeed, saveFeedPart, readFeedIds } from './repository.ts'

export interface FeedDeps {
  db: Database
  brand: string
  siteUrl: (site: Site) => string
  taxTables: () => Promise<TaxTables>
}

const productsPerPart = 200

/** Writes the product feed for every site [ROUTE-052]. */
export async function createProductFeeds(deps: FeedDeps, now: number): Promise<void> {
  for (const site of sites) await makeFeed(deps, site, now)
}

async function makeFeed({ db, brand, siteUrl, taxTables }: FeedDeps, site: Site, now: number) {
  const siteUrls = Object.fromEntries(sites.map((each) => [each, siteUrl(each)])) as Record<Site, string>
  const percentOf = percentsOf(site, await taxTables(), now)
  let items = 0
  let number = 0
  let after = 0
  await saveFeedPart(db, site, now, number, feedStart(site, brand, siteUrls[site]))
  for (;;) {
    const ids = await readFeedIds(db, site, after, productsPerPart)
    if (ids.length === 0) break
    after = ids.at(-1)!
    const rows = (await readFeedProducts(db, { site, now }, ids)).flatMap((product) =>
      offersOf(site, siteUrls, product).map((offer) => feedItem(site, offer, percentOf(product.taxClass), now)),
    )
    items += rows.length
    number += 1
    await saveFeedPart(db, site, now, number, rows.join(''))
  }
  await saveFeedPart(db, site, now, number + 1, feedEnd)
  await db.transaction((tx) => publishFeed(tx, site, now, items))
}

/**
 * Returns a function that returns the tax percentage for a tax class, as the site displays it to shoppers in its
 * default country.
 */
function percentsOf(site: Site, tables: TaxTables, now: number) {
  const place = { countryId: siteSettings[site].locales[0].country, region: '', postcode: '' }
  return (taxClass: string) => displayedPercent(site, place, taxClass as TaxClass, siteDay(site, now), tables) ?? 0
}

/**
 * Returns the offers for a product's variants. A variant without a picture has none, because channels require a
 * picture.
 */
function offersOf(site: Site, siteUrls: Readonly<Record<Site, string>>, product: FeedProduct): FeedOffer[] {
  const absolute = (base: string) => {
    const path = jpegPath(base, 'photo')
    return path === null ? [] : [siteUrls[site] + path]
  }
  return product.children.flatMap((child) => {
    const pictures = child.pictures?.length ? child.pictures : product.pictures
    const [imageLink, ...additionalImages] = pictures.flatMap(({ base }) => absolute(base))
    if (imageLink === undefined) return []
    const chosen = new URLSearchParams(child.choice).toString()
    const link = indexedUrl(site, `/${encodeURIComponent(product.handle)}`, siteUrls)
    const { price, special, promotion, stock, weightGrams, gtin } = child
    return [
      {
        sku: siteSku(site, child.sku),
        groupId: product.type === 'configurable' ? product.id : null,
        title: [product.name, ...Object.values(child.choice)].join(', '),
        description: product.lead || product.fact || product.description,
        brand: product.brand,
        gtin,
        link: chosen === '' ? link : `${link}?${chosen}`,
        imageLink,
        additionalImages,
        price,
        special,
        promotion,
        stock,
        weightGrams,
      },
    ]
  })
}
