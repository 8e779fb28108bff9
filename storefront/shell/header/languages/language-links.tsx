import { useLocation } from '#storefront/router/contexts.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { languageName } from '../../footer/locale-names.ts'
import { otherLanguages } from './other-languages.ts'

/** Links to the same page in the country's other languages [SHELL-011]. */
export function LanguageLinks() {
  const { site, locale } = useShop()
  const { pathname } = useLocation()
  return (
    <span className="topbar__languages">
      {otherLanguages(site, locale).map((other) => (
        <a key={other.tag} href={withLocalePrefix(other, pathname)} hrefLang={other.tag} lang={other.tag}>
          {languageName(other.tag)}
        </a>
      ))}
    </span>
  )
}
