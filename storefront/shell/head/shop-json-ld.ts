import type { Shop } from '#storefront/page/page.ts'
import { absoluteUrlOf } from './head.ts'

/** Returns the shop's structured data: name, profiles, and search. */
export function shopJsonLd(
  shop: Pick<Shop, 'brand' | 'logo' | 'site' | 'locale' | 'siteUrls' | 'socialLinks'>,
): object[] {
  const { brand, logo, socialLinks } = shop
  const url = absoluteUrlOf('/', shop)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand,
      url,
      ...(logo && { logo: new URL(logo.src, url).href }),
      ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ path }) => path) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrlOf('/search', shop)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
