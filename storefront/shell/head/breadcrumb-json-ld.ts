import type { Shop } from '#storefront/page/page.ts'
import { absoluteUrlOf } from './head.ts'

type Addressed = Pick<Shop, 'site' | 'locale' | 'siteUrls'>

/** Returns a breadcrumb's structured data. The last step is the page itself and has no link [SEO-002, SEO-003]. */
export function breadcrumbJsonLd(steps: readonly { name: string; url: string }[], shop: Addressed): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < steps.length - 1 && { item: absoluteUrlOf(url, shop) }),
    })),
  }
}
