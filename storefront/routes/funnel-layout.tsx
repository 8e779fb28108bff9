import { Outlet } from '#storefront/router/view.tsx'
import { Icon } from '#ui/icon.tsx'
import { CartButton } from '../shell/header/cart-button.tsx'
import { Logo } from '../shell/header/logo.tsx'
import { PageToasts } from '../shell/overlays/toasts.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

/** The minimal checkout layout: lock, logo, and cart count [SHELL-005..008]. */
export const route = {
  Component: function FunnelLayout() {
    const texts = useTexts('shell')
    return (
      <>
        <header className="funnel-head">
          <div className="page-width">
            <p>
              <Icon name="lock" /> <span className="funnel-head__text">{texts.secureCheckout}</span>
            </p>
            <Logo />
            <CartButton isFunneled />
          </div>
        </header>
        <Outlet />
        <PageToasts />
      </>
    )
  },
}
