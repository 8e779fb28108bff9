import { useLocation } from '#storefront/router/contexts.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '../link.tsx'
import { PostForm } from '../post-form.tsx'
import { accountPlacesOf, currentPlace } from './account-places.ts'

/** Renders the account menu: a column on wide screens, and a collapsible row on narrow ones [ACCOUNT-016]. */
export function AccountMenu() {
  const texts = useTexts('widgets/account')
  const { site } = useShop()
  const { pathname } = useLocation()
  const current = currentPlace(pathname)
  return (
    <nav className="account-menu" aria-label={texts.menu}>
      <details key={pathname}>
        <summary>
          <span className="account-menu__name">{texts.menu}</span>{' '}
          {current && current.name !== 'overview' && texts.places[current.name]}
        </summary>
        <ul>
          {accountPlacesOf(site).map(({ name, to }) => (
            <li key={to}>
              <Link to={to} aria-current={current?.name !== name ? undefined : current.isItself ? 'page' : 'true'}>
                {texts.places[name]}
              </Link>
            </li>
          ))}
          <li>
            <LogOut />
          </li>
        </ul>
      </details>
    </nav>
  )
}

/** Renders the logout button, which also clears the customer's data from the browser. */
export function LogOut() {
  const texts = useTexts('widgets/account')
  return (
    <PostForm to="/account" onSubmitCapture={() => clearCustomerStorage(browserStorage('localStorage'))}>
      <input type="hidden" name="op" value="logout" />
      <button>{texts.logOut}</button>
    </PostForm>
  )
}
