import { siteSettings } from '#domain/sites.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

/** Native names of locales; Intl data differs between browsers and servers. */
const names: Readonly<Record<string, string>> = {
  'en-GB': 'English',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  'nl-BE': 'Nederlands (België)',
  'fr-BE': 'Français (Belgique)',
  'en-ES': 'English (España)',
  'en-FR': 'English (France)',
  'en-DE': 'English (Deutschland)',
  'en-BE': 'English (België)',
}

export function LocaleLinks() {
  const { site, locale } = useShop()
  const texts = useTexts('shell')
  const { locales } = siteSettings[site]
  if (locales.length === 1) return null
  return (
    <nav className="footer__sites" aria-label={texts.languages}>
      {locales.map(({ tag, path }) => (
        <a key={tag} href={`/${path}`} hrefLang={tag} lang={tag} aria-current={tag === locale.tag ? 'true' : undefined}>
          {names[tag] ?? tag}
        </a>
      ))}
    </nav>
  )
}
