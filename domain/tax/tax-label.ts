import { siteSettings, type Site } from '#domain/sites.ts'

type TaxName = 'Sales tax' | 'VAT'

/** Tax names by language. Other taxes, such as GST, have the same name in all languages. */
const names: Readonly<Record<string, Readonly<Record<TaxName, string>>>> = {
  de: { 'Sales tax': 'Verkaufssteuer', VAT: 'MwSt.' },
  es: { 'Sales tax': 'Impuesto sobre ventas', VAT: 'IVA' },
  fr: { 'Sales tax': 'Taxe de vente', VAT: 'TVA' },
  nl: { 'Sales tax': 'Verkoopbelasting', VAT: 'btw' },
}

/** Returns a stored tax label, such as 'VAT 5.5%', in the locale's language: 'TVA 5,5%'. */
export function taxLabelIn(label: string, locale: string): string {
  const translated = names[locale.split('-')[0]!]
  if (!translated) return label
  const [, name = label, percent] = /^(.*) (\d{1,3}(?:\.\d{1,4})?)%$/.exec(label) ?? []
  const nameIn = Object.hasOwn(translated, name) ? translated[name as TaxName] : name
  if (percent === undefined) return nameIn
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  // Some fonts lack U+202F, which French uses before %.
  return `${nameIn} ${format.format(Number(percent) / 100).replaceAll('\u202f', '\u00a0')}`
}

/**
 * Returns the name of the tax that a site's displayed prices include, in the locale's language, or null if there is
 * none.
 */
export function includedTaxName(site: Site, locale: string): string | null {
  const { taxDisplay } = siteSettings[site]
  return taxDisplay === 'net' ? null : taxLabelIn(taxDisplay === 'vat' ? 'VAT' : 'GST', locale)
}
