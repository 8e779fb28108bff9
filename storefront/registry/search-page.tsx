import type { ReactNode } from 'react'
import { eventTypes, registryPath } from '#domain/registry/registry.ts'
import { Icon } from '#ui/icon.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { SearchView } from './load-search.ts'

const to = '/giftregistry/search/index'

/** The registry search page [REGISTRY-002]. */
export const route = pageRoute<SearchView>({
  areas: ['registry'],
  load: async (context, page) => (await import('./load-search.ts')).loadSearch(context, page),
  View: SearchPage,
})

function SearchPage({ view }: { view: SearchView }) {
  const texts = useTexts('registry')
  return (
    <main id="main" className="page-width lists registry">
      <h1 className="h1 display">{texts.searchTitle}</h1>
      <p className="muted registry__lead">{texts.searchLead}</p>
      {view.problem !== null && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" />
          {view.problem === 'short' ? texts.shortName : texts.tooMuch}
        </p>
      )}
      <SearchForm view={view} />
      {view.results && <Results view={view} results={view.results} />}
      <p>
        <Link className="link" to="/account/registry">
          {texts.create}
        </Link>
      </p>
    </main>
  )
}

function SearchForm({ view }: { view: SearchView }) {
  const texts = useTexts('registry')
  const { regions } = view
  return (
    <form method="get" action={usePath(to)} className="registry__search" aria-label={texts.searchTitle}>
      <div className="registry__query">
        <TextField
          name="q"
          id="search-q"
          label={texts.searchQuery}
          maxLength={320}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={view.q}
        />
        <button className="button">{texts.find}</button>
      </div>
      <details className="registry__filters" open={view.event !== '' || view.region !== '' || view.month !== ''}>
        <summary className="link">{texts.searchFilters(regions.length > 0)}</summary>
        <div className="registry__filter-fields">
          <SearchField name="event" label={texts.searchEvent}>
            <select className="input" id="search-event" name="event" defaultValue={view.event}>
              <option value="">{texts.any}</option>
              {eventTypes.map((type) => (
                <option key={type} value={type}>
                  {texts.eventTypes[type]}
                </option>
              ))}
            </select>
          </SearchField>
          {regions.length > 0 && (
            <SearchField name="region" label={texts.searchRegion}>
              <select className="input" id="search-region" name="region" defaultValue={view.region}>
                <option value="">{texts.any}</option>
                {regions.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </SearchField>
          )}
          <SearchField name="month" label={texts.searchMonth}>
            <input className="input" id="search-month" name="month" type="month" defaultValue={view.month} />
          </SearchField>
        </div>
      </details>
    </form>
  )
}

function SearchField({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={`search-${name}`}>{label}</label>
      {children}
    </div>
  )
}

function Results({ view, results }: { view: SearchView; results: NonNullable<SearchView['results']> }) {
  const texts = useTexts('registry')
  const formats = useFormats()
  const { found, page, pages } = results
  const at = (next: number) => {
    const { q, event, region, month } = view
    return `${to}?${new URLSearchParams({ q, event, region, month, page: String(next) }).toString()}`
  }
  return (
    <section aria-live="polite">
      {found.length === 0 ? (
        <p className="empty">{texts.nothing}</p>
      ) : (
        <ul className="registry__list">
          {found.map(({ urlKey, title, firstname, lastname, coRegistrant, eventType, eventDate, city, region }) => (
            <li key={urlKey} className="box">
              <h2 className="h3">
                <Link to={registryPath(urlKey)}>{texts.withNames(`${firstname} ${lastname}`, coRegistrant)}</Link>
              </h2>
              <p>{title}</p>
              <p className="muted">
                {texts.eventTypes[eventType]}, {formats.date(Date.parse(eventDate))} ·{' '}
                {[city, region].filter(Boolean).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="row" aria-label={texts.pages}>
          {page > 1 && (
            <Link className="link" to={at(page - 1)}>
              {texts.previous}
            </Link>
          )}
          {page < pages && (
            <Link className="link" to={at(page + 1)}>
              {texts.next}
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}
