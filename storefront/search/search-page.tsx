import { cardSizes } from '../catalog/card/card-sizes.ts'
import { ProductCard } from '../catalog/card/product-card.tsx'
import { Listing } from '../catalog/listing/listing.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { SearchView } from './load-search.ts'
import type { SuggestedLink } from './suggestions.ts'

/** Renders search results, or suggestions if there are none [SEARCH-024, SEARCH-025, SEARCH-030]. */
export function SearchPage({ view }: { view: SearchView }) {
  const texts = useTexts('search')
  const { q, partialPhrase, listing, suggested } = view
  if (listing === null) return <SearchDown q={q} top={suggested.top} />
  const isEmpty = listing.total === 0 && Object.keys(listing.query.filters).length === 0 && listing.query.price === null
  return (
    <main id="main" className="page-width">
      <div className="search-head page-head">
        <h1 className="h2 display">{texts.resultsFor(q)}</h1>
        {suggested.kind === 'phrases' && suggested.links.length > 0 && (
          <Suggestions heading={texts.didYouMean} links={suggested.links} />
        )}
        {partialPhrase !== null && <p>{texts.noExactMatch(partialPhrase)}</p>}
      </div>
      {isEmpty ? <NothingFound view={view} /> : <Listing listing={listing} emptyText={texts.noResults} />}
    </main>
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

function SearchDown({ q, top }: { q: string; top: readonly SuggestedLink[] }) {
  const texts = useTexts('search')
  const shell = useTexts('shell')
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h2 display">{texts.resultsFor(q)}</h1>
      <p className="message message--warn">
        <span>{texts.searchDown}</span>
      </p>
      <Link className="button" to={`/search?q=${encodeURIComponent(q)}`}>
        {shell.tryAgain}
      </Link>
      <Suggestions heading={texts.topSuggestions} links={top} />
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
