import { RouteError } from '#storefront/router/results.ts'
import { siteSettings } from '#domain/sites.ts'
import { Listing } from '../catalog/listing/listing.tsx'
import type { ListingView } from '../catalog/listing/listing-view.ts'
import { FiveForFive } from '../five-for-five/five-for-five.tsx'
import type { FiveView } from '../five-for-five/five-view.ts'
import { formatsOf } from '#storefront/page/formats.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'

interface FivePageView {
  five: FiveView
  listing: ListingView
}

/**
 * The sale page with the shopper's cart and all eligible products. Without JavaScript, the drawer tab links here
 * [PROMO-002].
 */
export const route = pageRoute<FivePageView>({
  areas: ['five-for-five', 'catalog', 'catalog/listing'],
  load,
  View: FivePage,
})

const path = '/five-for-five'

async function load(context: PageContext, { url }: PageArguments): Promise<PageData<FivePageView>> {
  const [{ loadFiveForFive }, { displayPricesOf }, { readListingQuery }, { listingView }, { loadListing }] =
    await Promise.all([
      import('../five-for-five/five-view.ts'),
      import('#storefront/catalog/deals/price-display.ts'),
      import('../catalog/listing/query/read-query.ts'),
      import('../catalog/listing/listing-view.ts'),
      import('../catalog/listing/load-listing.ts'),
    ])
  const five = await loadFiveForFive(context)
  if (!five) throw new RouteError(404)
  const { query, reply } = await loadListing(context, path, { ...readListingQuery(url.searchParams), q: '' }, null)
  const { site, locale, language } = context.shop
  const price = formatsOf(locale.tag, siteSettings[site].currency).roundMoney(five.price)
  return {
    head: { title: textsOf(language, 'five-for-five').title(five.maxItems, price) },
    view: { five, listing: listingView(path, query, reply, await displayPricesOf(context)) },
  }
}

function FivePage({ view: { five, listing } }: { view: FivePageView }) {
  const texts = useTexts('five-for-five')
  const formats = useFormats()
  return (
    <main id="main" className="page-width five-page">
      <h1 className="h1 display">{texts.title(five.maxItems, formats.roundMoney(five.price))}</h1>
      <FiveForFive view={five} level="h2" />
      <h2 className="h2" id="takes-part">
        {texts.takesPart}
      </h2>
      <Listing listing={listing} emptyText={texts.nothing} />
    </main>
  )
}
