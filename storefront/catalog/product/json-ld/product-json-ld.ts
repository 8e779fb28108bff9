import { productSummary } from '#domain/catalog/texts/search-texts.ts'
import { siteSettings } from '#domain/sites.ts'
import { fileOf } from '#ui/picture-source.ts'
import type { Shop } from '#storefront/page/page.ts'
import { reviewsJsonLd } from '../../../reviews/reviews-json-ld.ts'
import { absoluteUrlOf } from '../../../shell/head/head.ts'
import type { ProductView } from '../product-view.ts'
import { isBuyable } from '../stock-view.ts'
import type { SelectedVariant } from '../variants.ts'

export type SiteUrlContext = Pick<Shop, 'site' | 'locale' | 'siteUrls'>

/** Returns a product's structured data with its displayed price. */
export function productJsonLd(product: ProductView, { variant }: SelectedVariant, shop: SiteUrlContext): object {
  const { name, url, brand, pictures } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: productSummary(product),
    url: absoluteUrlOf(url, shop),
    image: imagesJsonLd(pictures, shop),
    brand: { '@type': 'Brand', name: brand },
    ...(variant && { sku: variant.sku }),
    ...reviewsJsonLd(product.reviews),
    ...(variant?.now && {
      offers: { ...offerJsonLd(url, variant, shop), itemCondition: 'https://schema.org/NewCondition' },
    }),
  }
}

export function offerJsonLd(
  url: string,
  variant: NonNullable<SelectedVariant['variant']>,
  shop: SiteUrlContext,
): object {
  return {
    '@type': 'Offer',
    url: absoluteUrlOf(url, shop),
    price: ((variant.now ?? 0) / 100).toFixed(2),
    priceCurrency: siteSettings[shop.site].currency,
    availability: `https://schema.org/${availability(variant)}`,
  }
}

function availability({ stock }: NonNullable<SelectedVariant['variant']>): string {
  if (stock.kind === 'wait') return 'BackOrder'
  return isBuyable(stock) ? 'InStock' : 'OutOfStock'
}

export function imagesJsonLd(pictures: ProductView['pictures'], shop: SiteUrlContext): string[] {
  return pictures.slice(0, 4).map((picture) => absolute(fileOf(picture, 900), shop))
}

function absolute(path: string, { site, siteUrls }: SiteUrlContext) {
  return /^https?:/.test(path) ? path : siteUrls[site] + path
}
