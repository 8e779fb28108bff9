import { useEffect } from 'react'
import { useOutletContext, useRouteError } from '#storefront/router/contexts.ts'
import { Icon } from '#ui/icon.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Department } from '../header/departments.ts'

/** Renders the error page: not found, unavailable, or refused [ROUTE-004, ERROR-019]. */
export function ErrorPage() {
  const status = statusOf(useRouteError())
  return status === 404 ? <NotFound /> : <ErrorMessage status={status} />
}

/** Retries automatically when an offline browser reconnects. */
function ErrorMessage({ status }: { status: number }) {
  const texts = useTexts('shell')
  const own = useTexts('shell/errors')
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  // `navigator.onLine` is undefined on the server.
  const [title, text] =
    navigator.onLine === false
      ? [own.offlineTitle, own.offlineText]
      : status >= 500
        ? [own.unavailableTitle, own.unavailableText]
        : [own.refusedTitle, own.refusedText]
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h1 display">{title}</h1>
      <p>{text}</p>
      <button type="button" className="button" onClick={reload}>
        {texts.tryAgain}
      </button>
    </main>
  )
}

const reload = () => location.reload()

const maxCategories = 8

function NotFound() {
  // The layouts of checkout and the account have no departments.
  const departments = useOutletContext<readonly Department[] | undefined>() ?? []
  const texts = useTexts('shell')
  const own = useTexts('shell/errors')
  const action = usePath('/search')
  return (
    <main id="main" className="page-width error-page">
      <h1 className="h1 display">{own.notFoundTitle}</h1>
      <p>{own.notFoundText}</p>
      <search aria-label={texts.search}>
        <form className="error-page__search" action={action}>
          <label className="visually-hidden" htmlFor="not-found-q">
            {texts.searchLabel}
          </label>
          <input className="input" id="not-found-q" name="q" type="search" placeholder={texts.searchPlaceholder} />
          <button className="button">
            <Icon name="search" /> {texts.search}
          </button>
        </form>
      </search>
      {departments.length > 0 && (
        <nav aria-labelledby="popular-categories">
          <h2 className="h3" id="popular-categories">
            {own.popularCategories}
          </h2>
          <ul className="row">
            {departments.slice(0, maxCategories).map(({ name, url }) => (
              <li key={url}>
                <Link className="chip" to={url}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={own.notFoundLinks}>
        <ul className="row">
          <li>
            <Link className="chip" to="/deals">
              {texts.deals}
            </Link>
          </li>
          <li>
            <Link className="chip" to="/theindex">
              {texts.index}
            </Link>
          </li>
          <li>
            <Link className="chip" to="/">
              {own.homePage}
            </Link>
          </li>
        </ul>
      </nav>
    </main>
  )
}

/** Returns the status of a thrown response or refusal; 500 for other errors. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500
}
