import type { Site } from '#domain/sites.ts'
import type { ShellTexts } from '../texts/en.ts'

interface SiteLink {
  label: string
  path: string
}

const linkedDepartments: Readonly<Record<Site, number>> = { USA: 7, CAN: 6, AUS: 5, EUR: 5, GBR: 5, APO: 6 }

/**
 * Returns the link bar: the site's first departments and The Index. The sites of Europe and Australia have fewer links,
 * because their names are longer [SHELL-020, REGION-004].
 */
export function topLinks(
  site: Site,
  departments: readonly { name: string; url: string }[],
  texts: ShellTexts,
): SiteLink[] {
  const named = departments.slice(0, linkedDepartments[site]).map(({ name, url }) => ({ label: name, path: url }))
  return [...named, { label: texts.index, path: '/theindex' }]
}

export function serviceLinks(texts: ShellTexts): SiteLink[] {
  return [
    { label: texts.track, path: '/shippingtracker' },
    { label: texts.shipping, path: '/shipping-information' },
    { label: texts.returns, path: '/returns' },
    { label: texts.help, path: '/contact' },
  ]
}
