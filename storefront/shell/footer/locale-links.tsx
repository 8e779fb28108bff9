import { siteSettings } from '#domain/sites.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { localeName } from './locale-names.ts'

export function LocaleLinks() {
  const { site, locale } = useShop()
  const texts = useTexts('shell')
  const { locales } = siteSettings[site]
  if (locales.length === 1) return null
  return (
    <nav className="footer__sites" aria-label={texts.languages}>
      {locales.map(({ tag, path }) => (
        <a key={tag} href={`/${path}`} hrefLang={tag} lang={tag} aria-current={tag === locale.tag ? 'true' : undefined}>
          {localeName(tag)}
        </a>
      ))}
    </nav>
  )
}
