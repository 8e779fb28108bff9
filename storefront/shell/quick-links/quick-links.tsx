import { Icon } from '#ui/icon.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { type SkipTarget, skipTargets } from './skip-targets.ts'

interface QuickLinksProps {
  targets: readonly SkipTarget[]
  hasSearch: boolean
  /** Path of the page that the contrast form returns to. */
  back: string
}

/**
 * Renders the accessibility panel at the start of each document. It is not hydrated: without its script, the links and
 * the contrast form work, and the login state is unknown [UI-001..007].
 */
export function QuickLinks({ targets, hasSearch, back }: QuickLinksProps) {
  const texts = useTexts('shell/quick-links')
  const searchPath = usePath('/search')
  return (
    <nav id="quick-links" className="quick-links" aria-label={texts.label} tabIndex={-1}>
      <ul aria-label={texts.onThisPage}>
        {skipTargets.map((id) => (
          <li key={id} hidden={!targets.includes(id)}>
            <a href={`#${id}`}>{texts.skipTo[id]}</a>
          </li>
        ))}
      </ul>
      <ul className="quick-links__more" aria-label={texts.goTo}>
        <li>
          <a href={hasSearch ? '#q' : searchPath} data-search={searchPath}>
            {texts.search}
          </a>
        </li>
        <li>
          <Link to="/account">{texts.account}</Link>
        </li>
        <li>
          <Link to="/cart">{texts.cart}</Link>
        </li>
        <li>
          <Link to="/checkout">{texts.checkout}</Link>
        </li>
        <li>
          <ContrastForm back={back} />
        </li>
        <li hidden data-session="guest">
          <Link to="/login">{texts.logIn}</Link>
        </li>
        <li hidden data-session="customer">
          <form method="post" action={usePath('/account')}>
            <input type="hidden" name="op" value="logout" />
            <button>{texts.logOut}</button>
          </form>
        </li>
      </ul>
      <button type="button" className="icon-button quick-links__close" hidden>
        <Icon name="close" label={texts.close} />
      </button>
    </nav>
  )
}

function ContrastForm({ back }: { back: string }) {
  const { contrast } = useShop()
  const texts = useTexts('shell/quick-links')
  return (
    <form method="post" action={usePath('/preferences')} data-contrast-form="">
      <input type="hidden" name="contrast" value={contrast === 'high' ? 'normal' : 'high'} />
      <input type="hidden" name="back" value={back} />
      <button>
        <span className="contrast-off">{texts.highContrast}</span>
        <span className="contrast-on">{texts.normalContrast}</span>
      </button>
    </form>
  )
}
