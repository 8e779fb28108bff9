import { useState } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import { Icon } from '#ui/icon.tsx'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { clearCustomerStorage } from '#storefront/browser/storage/customer-storage.ts'
import { requestedPath } from '#storefront/page/require-login.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { accountEntries, isLoggedInByCookie } from './account-entries.ts'

/** Renders the account entries in the mobile menu, which opens only in the browser [ACCOUNT-025]. */
export function MobileAccount() {
  const shop = useShop()
  const { pathname, search } = useLocation()
  const texts = useTexts('shell/header/account')
  const page = requestedPath(shop.locale, new URL(pathname + search, location.origin))
  const [isCustomer] = useState(() => isLoggedInByCookie(shop.site, document.cookie, Date.now()))
  const entries = accountEntries(isCustomer, page, shop.site)
  return (
    <nav className="menu-account" aria-label={texts.label}>
      <Icon name="account" />
      <ul>
        {entries.map(({ name, to }) => (
          <li key={name}>{name === 'logOut' ? <LogOut to={to} /> : <Link to={to}>{texts.entries[name]}</Link>}</li>
        ))}
      </ul>
    </nav>
  )
}

/** Logging out loads a new document, so that no customer data stays on the page. */
function LogOut({ to }: { to: string }) {
  const texts = useTexts('shell/header/account')
  return (
    <form method="post" action={usePath(to)} onSubmit={() => clearCustomerStorage(browserStorage('localStorage'))}>
      <input type="hidden" name="op" value="logout" />
      <button>{texts.entries.logOut}</button>
    </form>
  )
}
