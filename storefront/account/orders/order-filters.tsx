import { orderFilters } from '#domain/orders/order-filter.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { ordersUrl, type OrdersView } from './load-orders.ts'

/** Renders the order list filters, which are stored in the URL and work without JavaScript. */
export function OrderFilters({ view }: { view: OrdersView }) {
  const texts = useTexts('account')
  return (
    <div className="orders__filters">
      <nav aria-label={texts.filterLabel}>
        <ul className="chips">
          {orderFilters.map((filter) => (
            <li key={filter}>
              <Link
                className="chip"
                to={ordersUrl({ ...view, filter })}
                keepsScroll
                aria-current={view.filter === filter ? 'true' : undefined}
              >
                {texts.filters[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Search view={view} />
    </div>
  )
}

function Search({ view: { at, q, filter, year, years } }: { view: OrdersView }) {
  const texts = useTexts('account')
  const action = usePath(at)
  // A year in the URL may have no orders.
  const offered = year === null || years.includes(year) ? years : [year, ...years]
  return (
    <search>
      {/* The key resets the fields when the filters change. */}
      <form className="orders__search" action={action} key={`${q} ${year}`}>
        {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
        <div className="orders__field">
          <label className="label" htmlFor="orders-q">
            {texts.find}
          </label>
          <input className="input" id="orders-q" name="q" type="search" defaultValue={q} maxLength={80} />
        </div>
        {(offered.length > 1 || year !== null) && (
          <div className="orders__year">
            <label className="label" htmlFor="orders-year">
              {texts.year}
            </label>
            <select className="input" id="orders-year" name="year" defaultValue={year ?? ''}>
              <option value="">{texts.allYears}</option>
              {offered.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </div>
        )}
        <button className="button button--line">{texts.search}</button>
      </form>
    </search>
  )
}
