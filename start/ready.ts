import type { HttpListener } from '#platform/listen.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { localName, sitePort, type SiteCode } from '#platform/settings/site-hosts.ts'

const titles = { USA: 'USA', CAN: 'Canada', AUS: 'Australia', EUR: 'Europe', GBR: 'UK', APO: 'APO' } as const

/** Returns the startup banner. In a demo, it includes a single-use login link for the back office. */
export function readyLines(settings: Settings, listeners: readonly HttpListener[], demoLink?: string): string[] {
  const { brand, mode, port, openSites, siteUrls, hosts } = settings
  if (listeners.length === 0) return [`${brand} is running background jobs (${mode}).`]
  const row = (name: string, address: string, also = '') => `  ${name.padEnd(12)}${address.padEnd(30)}${also}`.trimEnd()
  const at = (own: number) => `http://${localName(hosts)}:${own}`
  const local = (site: SiteCode) => at(sitePort(site, port))
  const sites = openSites.map((site) =>
    row(titles[site], siteUrls[site], mode === 'demo' && siteUrls[site] !== local(site) ? `or ${local(site)}` : ''),
  )
  const cards = listeners.find((listener) => listener.port === settings.sandboxPort)
  const first = siteUrls[openSites[0] ?? 'USA']
  const listensOn = (wanted: number) => listeners.some((listener) => listener.port === wanted)
  return [
    '',
    `${brand} is ready (${mode}).`,
    ...sites,
    ...(settings.mailUrl === undefined ? [row('Mail', `${first}/__mail`)] : []),
    ...(cards
      ? [cards.name === 'cards' ? row('Card page', settings.cardPageUrl) : row('Test cards', at(cards.port))]
      : []),
    ...(listensOn(settings.backOfficePort) ? [row('Back office', demoLink ?? settings.backOfficeUrl)] : []),
    row('API', `${first}/openapi.json`),
    'Press Ctrl-C to stop.',
  ]
}
