import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { compareAddress, comparing, storedIds, storeIds } from './compare-list.ts'
import type { CompareView } from './load-compare.ts'

/** The comparison page [CATALOG-002]. */
export const route = pageRoute<CompareView>({
  areas: ['compare', 'catalog'],
  load: async (context, page) => (await import('./load-compare.ts')).loadCompare(context, page),
  View: ComparePage,
})

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
      {view.hasOthers && <p className="message">{texts.others}</p>}
      {view.products.length === 0 ? (
        <div className="empty">
          <p>{texts.empty}</p>
        </div>
      ) : (
        <Comparison view={view} />
      )}
    </main>
  )
}

/** Added products join the stored list, a URL without ids shows that list, and a URL with ids replaces it. */
function useStoredList({ category, products, added, isFull }: CompareView) {
  const navigate = useNavigate()
  const isNamed = useQuery().has('ids')
  const shown = products.map(({ id }) => id).join(',')
  const addedIds = added.join(',')
  useEffect(() => {
    const ids = shown === '' ? [] : shown.split(',').map(Number)
    const stored = storedIds(browserStorage('localStorage'), category)
    if (addedIds !== '' || (!isNamed && ids.length === 0 && stored.length > 0)) {
      const all = comparing(stored, addedIds === '' ? [] : addedIds.split(',').map(Number))
      storeIds(browserStorage('localStorage'), category, all.ids)
      const refused = all.isFull ? `&add=${addedIds}` : ''
      const address = compareAddress(category, all.ids) + refused
      if (!(isFull && all.isFull)) void navigate(address, { replace: true })
    } else storeIds(browserStorage('localStorage'), category, ids)
  }, [category, shown, addedIds, isFull, isNamed, navigate])
}

function Comparison({ view: { products, rows, category } }: { view: CompareView }) {
  const texts = useTexts('compare')
  const catalogTexts = useTexts('catalog')
  const formats = useFormats()
  return (
    <section className="compare" aria-label={texts.table}>
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{texts.number}</span>
            </td>
            {products.map(({ id, name, url, picture, without }) => (
              <th key={id} scope="col">
                <Picture source={picture} sizes="(min-width: 64rem) 18vw, 40vw" alt="" name={name} />
                <Link to={url}>{name}</Link>
                <Link
                  className="link small"
                  to={without}
                  aria-label={texts.removeOf(name)}
                  onClick={() =>
                    storeIds(
                      browserStorage('localStorage'),
                      category,
                      products.map((other) => other.id).filter((other) => other !== id),
                    )
                  }
                >
                  {texts.remove}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.price}</th>
            {products.map(({ id, price }) => (
              <td key={id}>
                {price === null
                  ? catalogTexts.quote
                  : `${price.isFrom ? `${catalogTexts.from} ` : ''}${formats.money(price.now)}`}
                {price?.isOwn && <p className="muted small">{texts.own}</p>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{texts.brand}</th>
            {products.map(({ id, brand }) => (
              <td key={id}>{brand}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{texts.stock}</th>
            {products.map(({ id, isSold }) => (
              <td key={id}>{isSold ? catalogTexts.inStock : catalogTexts.soldOut}</td>
            ))}
          </tr>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={products[column]!.id} className={value === null ? 'muted' : undefined}>
                  {value ?? texts.missing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
