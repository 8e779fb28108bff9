import type { PageArguments, PageContext, PageData } from '../page.ts'
import { useTexts } from '../shop-context.tsx'
import { textsOf } from '../texts.ts'
import type { ListingTexts } from './listing/texts/en.ts'
import { Listing } from './listing.tsx'
import type { ListingView } from './listing-view.ts'

/** Lists over a query of their own: what is below its base price, what was added in the last 90 days, an offer. */
type FixedList = 'deals' | 'new-gear' | '3-ships-free'

const wordings = {
  deals: (texts: ListingTexts) => ({ title: texts.deals, text: texts.dealsText, empty: texts.noDeals }),
  '3-ships-free': (texts: ListingTexts) => ({
    title: texts.threeShipFree,
    text: texts.threeShipFreeText,
    empty: texts.noDeals,
  }),
  'new-gear': (texts: ListingTexts) => ({ title: texts.newGear, text: texts.newGearText, empty: texts.emptyCategory }),
}

interface FixedListView {
  list: FixedList
  listing: ListingView
}

/** Loads a fixed list with the usual filters and pages [CATALOG-004, ROUTE-204, ROUTE-206]. */
export async function loadFixedList(
  list: FixedList,
  context: PageContext,
  { url }: PageArguments,
): Promise<PageData<FixedListView>> {
  const [{ shelfOf }, { listingAddress, listParameters, readListingQuery }, { listingView }, { loadListing }] =
    await Promise.all([
      import('./deals/shelf.ts'),
      import('./listing-query.ts'),
      import('./listing-view.ts'),
      import('./load-listing.ts'),
    ])
  const path = `/${list}`
  const { query, reply } = await loadListing(context, path, { ...readListingQuery(url.searchParams), q: '' }, null)
  context.knows(...listParameters, ...Object.keys(query.filters))
  const listing = listingView(path, query, reply, await shelfOf(context))
  const { title, text } = wordings[list](textsOf(context.shop.language, 'catalog/listing'))
  return {
    head: {
      title,
      description: text,
      canonical: listingAddress(path, { ...query, filters: {}, price: null, sort: 'featured' }),
    },
    view: { list, listing },
  }
}

/** The page of a fixed list. */
export function FixedListPage({ view: { list, listing } }: { view: FixedListView }) {
  const { title, text, empty } = wordings[list](useTexts('catalog/listing'))
  return (
    <main id="main" className="page-width">
      <div className="listing-head page-head">
        <h1 className="h1 display">{title}</h1>
        <p className="muted">{text}</p>
      </div>
      <Listing listing={listing} emptyText={empty} />
    </main>
  )
}
