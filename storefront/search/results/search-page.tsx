import { Icon } from '#ui/icon.tsx'
import { cardSizes } from '../../catalog/card/card-sizes.ts'
import { ProductCard } from '../../catalog/card/product-card.tsx'
import { Listing } from '../../catalog/listing/listing.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { SearchView } from './load-search.ts'
import { PostResults } from './post-results.tsx'
import { type SearchTab, searchTabs, searchTabUrl, totalOf } from './search-tabs.ts'
import type { SuggestedLink } from '../suggestions.ts'

/** Renders search results in tabs, or suggestions if there are none [SEARCH-024, SEARCH-025, SEARCH-030]. */
export function SearchPage({ view }: { view: SearchView }) {
  const texts = useTexts('search')
  const formats = useFormats()
  const { q, counts, partialPhrase, suggested } = view
  if (view.isDown) return <SearchDown q={q} categories={view.categories} />
  const total = totalOf(counts)
  return (
    <main id="main" className="page-width">
      <div className="search-head page-head">
        <h1 className="h2 display">{texts.resultsFor(q)}</h1>
        {total > 0 && <span className="muted figures">{texts.results(total, formats.number(total))}</span>}
        {suggested.kind === 'phrases' && suggested.links.length > 0 && (
          <Suggestions heading={texts.didYouMean} links={suggested.links} />
        )}
        {partialPhrase !== null && <p>{texts.noExactMatch(partialPhrase)}</p>}
      </div>
      {total > 0 && <Tabs view={view} />}
      <Results view={view} />
    </main>
  )
}

/** Renders the current tab and the tabs that have results. */
function Tabs({ view: { q, tab, counts } }: { view: SearchView }) {
  const texts = useTexts('search')
  const formats = useFormats()
  const names: Record<SearchTab, string> = {
    products: texts.products,
    index: texts.index,
    categories: texts.categories,
  }
  const shown = searchTabs.filter((each) => counts[each] !== 0 || each === tab || each === 'products')
  return (
    <nav className="search-tabs" aria-label={texts.tabs}>
      <ul className="row">
        {shown.map((each) => {
          const count = counts[each]
          return (
            <li key={each}>
              <Link className="chip" to={searchTabUrl(q, each)} aria-current={each === tab ? 'page' : undefined}>
                {count === null ? names[each] : `${names[each]} (${formats.number(count)})`}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Results({ view }: { view: SearchView }) {
  const texts = useTexts('search')
  const { tab, listing, posts, categories, q } = view
  if (tab === 'index' && posts.length > 0)
    return (
      <>
        <PostResults posts={posts} />
        <p className="search-all">
          <Link className="button button--line" to={`/theindex?${new URLSearchParams({ q }).toString()}`}>
            {texts.allArticles}
          </Link>
        </p>
      </>
    )
  if (tab === 'categories' && categories.length > 0) return <Categories links={categories} />
  const isFiltered = listing !== null && (Object.keys(listing.query.filters).length > 0 || listing.query.price !== null)
  if (listing !== null && (listing.total > 0 || isFiltered))
    return <Listing listing={listing} emptyText={texts.noResults} />
  return <NothingFound view={view} />
}

function Categories({ links }: { links: readonly SuggestedLink[] }) {
  return (
    <ul className="search-categories">
      {links.map(({ text, to }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ view: { q, suggested, popular } }: { view: SearchView }) {
  const texts = useTexts('search')
  return (
    <>
      <div className="empty">
        <h2 className="h3">{texts.noResults}</h2>
        <p>{texts.noResultsText(q)}</p>
        <Suggestions heading={texts.topSuggestions} links={suggested.top} />
        <p>
          {texts.cantFind}{' '}
          <Link className="link" to="/contact">
            {texts.contact}
          </Link>
        </p>
      </div>
      {popular.length > 0 && (
        <section className="section" aria-labelledby="popular">
          <h2 className="h3 search-popular" id="popular">
            {texts.popular}
          </h2>
          <ul className="grid grid--4">
            {popular.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} sizes={cardSizes} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function SearchDown({ q, categories }: { q: string; categories: readonly SuggestedLink[] }) {
  const texts = useTexts('search')
  const shell = useTexts('shell')
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h2 display">{texts.resultsFor(q)}</h1>
      <p className="message message--warn">
        <Icon name="alert" /> <span>{texts.searchDown}</span>
      </p>
      <Link className="button" to={`/search?q=${encodeURIComponent(q)}`}>
        {shell.tryAgain}
      </Link>
      {categories.length > 0 && <Suggestions heading={texts.categories} links={categories} />}
    </main>
  )
}

function Suggestions({ heading, links }: { heading: string; links: readonly SuggestedLink[] }) {
  return (
    <div className="suggestions">
      <h2 className="suggestions__heading">{heading}</h2>
      <ul className="row">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
