import { dealFacetCode } from '#domain/search/offer-list.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { type Language, textsOf } from '../../texts.ts'
import { type DealTab, DealTabs } from '../deals/deal-tabs.tsx'
import { PromoLogo } from '../deals/promo-logo.tsx'
import type { ListingTexts } from './texts/en.ts'
import { Listing } from './listing.tsx'
import { listingUrl, type ListingQuery } from './listing-query.ts'
import type { ListingView, SearchReply } from './listing-view.ts'

/** A product list with a fixed query: on sale, new in the last 90 days, or three ship free. */
type FixedList = 'deals' | 'new-gear' | '3-ships-free'

const wordings = {
  deals: (texts: ListingTexts) => ({
    title: texts.deals,
    text: texts.dealsText,
    empty: texts.noDeals,
    logo: texts.deals,
  }),
  '3-ships-free': (texts: ListingTexts) => ({
    title: texts.threeShipFree,
    text: texts.threeShipFreeText,
    empty: texts.noDeals,
    logo: texts.threeShipFreeLogo,
  }),
  'new-gear': (texts: ListingTexts) => ({
    title: texts.newGear,
    text: texts.newGearText,
    empty: texts.emptyCategory,
    logo: null,
  }),
}

interface FixedListView {
  list: FixedList
  listing: ListingView
  tabs: readonly DealTab[]
}

/** Loads a fixed list with filters and pages [CATALOG-004, ROUTE-204, ROUTE-206]. */
export async function loadFixedList(
  list: FixedList,
  context: PageContext,
  { url }: PageArguments,
): Promise<PageData<FixedListView>> {
  const [{ displayPricesOf }, { listParameters, readListingQuery }, { listingView }, { loadListing }] =
    await Promise.all([
      import('../deals/price-display.ts'),
      import('./query/read-query.ts'),
      import('./listing-view.ts'),
      import('./load-listing.ts'),
    ])
  const path = `/${list}`
  const { query, reply } = await loadListing(context, path, { ...readListingQuery(url.searchParams), q: '' }, null)
  context.knows(...listParameters, ...Object.keys(query.filters))
  const listing = listingView(path, query, reply, await displayPricesOf(context))
  const { title, text } = wordings[list](textsOf(context.shop.language, 'catalog/listing'))
  return {
    head: {
      title,
      description: text,
      canonical: listingUrl(path, { ...query, filters: {}, price: null, sort: 'featured' }),
    },
    view: { list, listing, tabs: list === 'deals' ? tabsOf(query, reply, context.shop.language) : [] },
  }
}

/**
 * Returns a tab for all deals and one for each department with deals. Includes the selected department even without
 * deals.
 */
function tabsOf(query: ListingQuery, { facet }: SearchReply, language: Language): DealTab[] {
  const { [dealFacetCode]: chosen = [], ...filters } = query.filters
  const labels = new Map(facet[dealFacetCode]?.value.map(({ text, label }) => [text, label ?? text]))
  const labelOf = (name: string) => labels.get(name) ?? name
  const names = [...new Set([...labels.keys(), ...chosen])]
  const tab = (name: string | null): DealTab => ({
    label: name && labelOf(name),
    url: listingUrl('/deals', {
      ...query,
      page: 1,
      filters: name === null ? filters : { ...filters, [dealFacetCode]: [name] },
    }),
    isCurrent: name === null ? chosen.length === 0 : chosen.includes(name),
  })
  return [tab(null), ...names.toSorted((a, b) => labelOf(a).localeCompare(labelOf(b), language)).map(tab)]
}

export function FixedListPage({ view: { list, listing, tabs } }: { view: FixedListView }) {
  const { title, text, empty, logo } = wordings[list](useTexts('catalog/listing'))
  return (
    <main id="main" className="page-width">
      <div className="listing-head page-head">
        {logo === null ? (
          <h1 className="h1 display">{title}</h1>
        ) : (
          <h1 className="promo-title">
            <PromoLogo name={logo} />
            <span className="visually-hidden">{title}</span>
          </h1>
        )}
        <p className="muted">{text}</p>
      </div>
      <DealTabs tabs={tabs} />
      <Listing listing={listing} emptyText={empty} />
    </main>
  )
}
