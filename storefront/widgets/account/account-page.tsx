import type { ReactNode } from 'react'
import { useShop } from '#storefront/page/shop-context.tsx'
import { Link } from '../link.tsx'
import { AccountMenu } from './account-menu.tsx'

interface AccountPageProps {
  title: string
  /** The list page to return to from a detail page. */
  back?: { to: string; label: string } | undefined
  /** A status or introduction below the title. */
  lead?: ReactNode
  /** Buttons and links next to the title. */
  actions?: ReactNode
  className?: string
  /** Guests see no account menu. */
  isCustomer?: boolean
  children: ReactNode
}

/** Renders the layout of an account page; the app has its own menu [ACCOUNT-016]. */
export function AccountPage(props: AccountPageProps) {
  const { title, back, lead, actions, className, isCustomer = true, children } = props
  const { isApp } = useShop()
  const hasMenu = isCustomer && !isApp
  return (
    <div className={hasMenu ? 'page-width account-frame account-frame--menu' : 'page-width account-frame'}>
      {hasMenu && <AccountMenu />}
      <main id="main" className={className === undefined ? 'account' : `account ${className}`}>
        {back && (
          <p className="account-back">
            <Link className="link" to={back.to}>
              {back.label}
            </Link>
          </p>
        )}
        <div className="account-head">
          <div>
            <h1 className="h2 display">{title}</h1>
            {lead}
          </div>
          {actions !== undefined && <div className="row">{actions}</div>}
        </div>
        {children}
      </main>
    </div>
  )
}
