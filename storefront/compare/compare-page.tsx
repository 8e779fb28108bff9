import { useEffect } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { AddAnother } from './add-another.tsx'
import { compareUrl, addToComparison, readIdsFromQuery, readStoredIds, storeIds } from './compare-list.ts'
import { CompareTable } from './compare-table.tsx'
import type { CompareView } from './load-compare.ts'

/** The comparison page [CATALOG-002]. */
export const route = pageRoute<CompareView>({
  areas: ['compare', 'catalog'],
  load: async (context, page) => (await import('./load-compare.ts')).loadCompare(context, page),
  View: ({ view }) => (view.category === '' ? <CategoryChoice view={view} /> : <ComparePage view={view} />),
})

function CategoryChoice({ view: { categories } }: { view: CompareView }) {
  const texts = useTexts('compare')
  return (
    <main id="main" className="page-width">
      <div className="listing-head page-head">
        <h1 className="h1 display">{texts.title}</h1>
        <p className="muted">{texts.startText}</p>
      </div>
      <nav aria-label={texts.categories}>
        <ul className="row compare-start">
          {categories.map(({ name, url }) => (
            <li key={url}>
              <Link className="chip" to={url}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}

function ComparePage({ view }: { view: CompareView }) {
  const texts = useTexts('compare')
  useStoredList(view)
  return (
    <main id="main" className="page-width">
      <div className="listing-head page-head">
        <h1 className="h1 display">{texts.title}</h1>
        <p className="muted">{texts.text}</p>
      </div>
      {view.isFull && (
        <p className="message message--bad" role="alert">
          {texts.full}
        </p>
      )}
      <output className="visually-hidden">{texts.comparing(view.products.length + view.similar.length)}</output>
      {view.hasOthers && <p className="message">{texts.others}</p>}
      {view.products.length === 0 ? (
        <div className="empty">
          <p>{texts.empty}</p>
          <AddAnother view={view} />
        </div>
      ) : (
        <CompareTable view={view} />
      )}
    </main>
  )
}

/** Adds products to the displayed or stored list. A URL without ids shows the stored list. */
function useStoredList({ category, products, added, isFull }: CompareView) {
  const navigate = useNavigate()
  const query = useQuery()
  const named = query.has('ids') ? readIdsFromQuery(query, 'ids').join(',') : null
  const shown = products.map(({ id }) => id).join(',')
  const addedIds = added.join(',')
  useEffect(() => {
    const storage = browserStorage('localStorage')
    const ids = idsOf(shown)
    const stored = readStoredIds(storage, category)
    if (addedIds !== '' || (named === null && ids.length === 0 && stored.length > 0)) {
      const all = addToComparison(named === null ? stored : idsOf(named), idsOf(addedIds))
      // An invalid list in the URL must not replace the stored one.
      if (isFull && all.isFull) return
      storeIds(storage, category, all.ids)
      const rejected = all.isFull ? `&add=${addedIds}` : ''
      void navigate(compareUrl(category, all.ids) + rejected, { replace: true })
    } else storeIds(storage, category, ids)
  }, [category, shown, addedIds, isFull, named, navigate])
}

function idsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
