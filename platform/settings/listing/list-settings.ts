import { missingForLive, requiredForCards, requiredLive } from '../live-rules.ts'
import { siteCodes, type SiteCode } from '../site-hosts.ts'
import { secretVariables, variables, type Variables } from '../variables.ts'
import { displayedValue } from './displayed-value.ts'
import { settingGroups } from './setting-meanings.ts'

interface ListedValue {
  /** The environment variable. */
  variable: string
  /** Null if the setting applies to all sites. */
  site: SiteCode | null
  isSet: boolean
  /** The current value without credentials. Null for a secret, or if the setting's meaning describes the default. */
  value: string | null
  /** True if the value differs from the default. */
  isChanged: boolean
  /** True if a live store requires the variable and it is not set. */
  isMissing: boolean
}

interface ListedSetting {
  /** The variable. For a setting that differs by site, it contains `<SITE>`. */
  name: string
  /** One phrase in Markdown. */
  meaning: string
  isSecret: boolean
  default: string | null
  /** The purpose in a live store, or null if a live store does not require the setting. */
  purpose: string | null
  values: readonly ListedValue[]
}

export interface ListedGroup {
  title: string
  settings: readonly ListedSetting[]
}

/** Returns a variable's name with `<SITE>` in place of its site. */
export function perSiteName(name: string): string {
  const site = siteCodes.find((each) => name.endsWith(`_${each}`))
  return site === undefined ? name : `${name.slice(0, -site.length)}<SITE>`
}

/** Variables that a live store needs, with their purpose. Variables that differ by site are combined. */
export const liveNeeds: ReadonlyMap<string, string> = new Map(
  [...requiredLive, ...requiredForCards].map(([name, purpose]) => [perSiteName(name), purpose]),
)

const defaults = variables.parse({}) as Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Returns the schema's default, or null if there is none. */
export function defaultOf(variable: string): string | null {
  return defaults[variable]?.toString() ?? null
}

/** Returns true if the variable must not appear in messages, logs, or pages. */
export function isSecretSetting(name: string): boolean {
  return secretVariables.has(name.replace('<SITE>', siteCodes[0]!))
}

/**
 * Returns all settings by group, without secrets or credentials. `env` has the variables that are set, and `values` has
 * the parsed values.
 */
export function listSettings(env: Readonly<Record<string, string | undefined>>, values: Variables): ListedGroup[] {
  const missing = new Set<string>(missingForLive(values).map(([name]) => name))
  const read = (variable: string, site: SiteCode | null): ListedValue => {
    const text = env[variable]
    const isSecret = secretVariables.has(variable)
    return {
      variable,
      site,
      isSet: text !== undefined,
      value: isSecret ? null : text === undefined ? defaultOf(variable) : displayedValue(variable, text),
      isChanged: text !== undefined && !isSame(values[variable as keyof Variables], defaults[variable]),
      isMissing: missing.has(variable),
    }
  }
  return settingGroups.map(({ title, meanings }) => ({
    title,
    settings: Object.entries(meanings).map(([name, meaning]) => ({
      name,
      meaning,
      isSecret: isSecretSetting(name),
      default: defaultOf(name),
      purpose: liveNeeds.get(name) ?? null,
      values: variablesOf(name).map(([variable, site]) => read(variable, site)),
    })),
  }))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the existing variables for a setting. Some settings do not exist for all sites. */
function variablesOf(name: string): (readonly [variable: string, site: SiteCode | null])[] {
  if (!name.endsWith('<SITE>')) return [[name, null]]
  return siteCodes
    .map((site) => [name.replace('<SITE>', site), site] as const)
    .filter(([variable]) => variable in variables.shape)
}
