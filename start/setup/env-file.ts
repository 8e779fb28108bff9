import { randomBytes } from 'node:crypto'
import { sites } from '#domain/sites.ts'
import { enabledSites, type Setup } from './setup-file.ts'

/** An undefined value removes the line. */
type Values = Readonly<Record<string, string | undefined>>

/** Returns a setup's settings as environment variables. Settings that are not in the setup are undefined. */
export function settingsOfSetup({ brand, contact, card_page, sites: some }: Setup): Values {
  const open = enabledSites(some)
  const ofSite = sites.flatMap((site): [string, string | undefined][] => {
    const own = some[site]
    return [
      [`SITE_URL_${site}`, own && new URL(own.address).origin],
      [`SELLER_${site}`, own?.seller.join('|')],
      [`SELLER_VAT_NUMBER_${site}`, own?.vat_number],
      [`SELLER_EORI_NUMBER_${site}`, own?.eori_number],
      [`SOCIAL_LINKS_${site}`, own?.social?.join(',')],
    ]
  })
  return Object.fromEntries([
    ['MODE', 'live'],
    ['BRAND', brand],
    ['SITES', open.join(',')],
    ...ofSite,
    ['CARD_PAGE_URL', new URL(card_page).origin],
    ['SECURITY_CONTACT', `mailto:${contact}`],
  ])
}

/** Returns new random secrets for the variables that do not have a value. */
export function missingSecrets(env: Readonly<Record<string, string | undefined>>): Values {
  const names = ['SECRET', 'STAFF_TOKEN', 'METRICS_TOKEN'].filter((name) => !env[name])
  return Object.fromEntries(names.map((name) => [name, randomBytes(36).toString('base64url')]))
}

interface EnvChange {
  text: string
  /** Names of variables that are new or have a different value. */
  changed: readonly string[]
}

/** Sets values in an env file's text. Preserves all other lines and comments. */
export function updateEnv(text: string, values: Values): EnvChange {
  let lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  const changed: string[] = []
  for (const [name, value] of Object.entries(values)) {
    const wanted = value === undefined ? undefined : `${name}=${quote(value)}`
    const isOfName = (line: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line)
    // If a name appears on several lines, the last one wins.
    const at = lines.findLastIndex(isOfName)
    if ((at < 0 && wanted === undefined) || (at >= 0 && lines[at] === wanted)) continue
    changed.push(name)
    if (at < 0) lines.push(wanted!)
    else lines = lines.flatMap((line, index) => (isOfName(line) ? (index === at ? (wanted ?? []) : []) : line))
  }
  return { text: changed.length === 0 ? text : `${lines.join('\n')}\n`, changed }
}

/** Quotes a value so that Node, systemd, and shells all read it correctly. */
function quote(value: string): string {
  if (/^[\w.:/@,+=-]*$/.test(value)) return value
  return value.includes("'") ? `"${value}"` : `'${value}'`
}
