import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { headerKeys } from './header/header-setup.ts'

/** Node, systemd, and shells read the excluded characters differently in env files. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}"\\$`|]*$/u, 'must be one line without " \\ $ ` |')
const handle = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words joined by -')
const origin = z.string().refine(isOrigin, 'must be a URL such as https://shop.example, without a path')
const path = z.string().regex(/^\/(?!\/)[\w./-]{0,200}$/, 'must be a path such as /barbells')
const file = z.string().regex(/^[\w-][\w./ -]{0,200}$/, 'must be a file next to setup.toml')
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #c2370a')

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as US')

/** Shipping origin of the store's stock. Rate engines measure distances from it. */
const ShipsFrom = z.strictObject({
  name: line(80),
  city: line(60),
  region: z.string().max(10).default(''),
  postcode: line(12),
  country,
  /** Units above this weight ship as freight. */
  parcel_limit_kg: z.number().positive().max(1_000),
})

const Pickup = z.strictObject({
  id: handle,
  name: line(80),
  street: z.array(line(80)).min(1).max(3),
  city: line(60),
  region: z.string().max(10).default(''),
  postcode: line(12),
  country,
  telephone: line(30),
  hours: z.array(line(80)).min(1).max(7),
  instructions: line(300),
})

const SiteSetup = z.strictObject({
  address: origin,
  /** Name and address lines on invoices. */
  seller: z.array(line(100)).min(1).max(8),
  vat_number: line(30).optional(),
  eori_number: line(30).optional(),
  /** Profile URLs. */
  social: z
    .array(z.url({ protocol: /^https$/, error: 'must begin with https://' }).max(300))
    .max(10)
    .optional(),
  ships_from: ShipsFrom.optional(),
  pickup: z.array(Pickup).max(20).optional(),
})

/** The person who checked the rates. Unconfirmed rates are not used. */
const confirmed = {
  confirmed_by: line(80),
  confirmed_on: z.iso.date('must be a day such as "2026-11-27"'),
  files: z.array(file).max(20).default([]),
}

const SiteSetups = z.strictObject({
  USA: SiteSetup.optional(),
  CAN: SiteSetup.optional(),
  AUS: SiteSetup.optional(),
  EUR: SiteSetup.optional(),
  GBR: SiteSetup.optional(),
  APO: SiteSetup.optional(),
} satisfies Record<Site, z.ZodType>)

const Category = z.strictObject({
  handle,
  name: line(80),
  text: z.string().max(400).default(''),
  parent: handle.optional(),
})

/** Token names in `ui/tokens.css` that a store may change. */
export const colorNames = ['signal', 'signal-strong', 'signal-on-ink', 'on-signal', 'ink', 'paper', 'text'] as const

const SetupSchema = z.strictObject({
  brand: z.string().regex(/^[^<>&"\p{Cc}]{1,40}$/u, 'must be 1 to 40 characters without < > & "'),
  /** Contact address for shoppers, used in templates and security.txt. */
  contact: z.email('must be an email address'),
  card_page: origin,
  sites: SiteSetups.refine(
    (some) => Object.values(some).some((site) => site !== undefined),
    'must have at least one site',
  ),
  home: z
    .strictObject({
      heading: line(80),
      text: z.string().min(1).max(400),
      link: path.optional(),
      link_label: line(40).optional(),
    })
    .refine(
      ({ link, link_label }) => (link === undefined) === (link_label === undefined),
      'needs link and link_label together',
    )
    .optional(),
  categories: z.array(Category).max(300).default([]),
  ...headerKeys,
  tax: z.strictObject({ ...confirmed, shipped_tables: z.boolean().default(false) }).optional(),
  shipping: z.strictObject(confirmed).optional(),
  look: z
    .strictObject({
      logo: file.optional(),
      favicon: file.optional(),
      colors: z.partialRecord(z.enum(colorNames), color).optional(),
    })
    .optional(),
})

export type Setup = z.output<typeof SetupSchema>
export type SiteSetup = z.output<typeof SiteSetup>

interface Problems {
  /** One message per problem, prefixed with its key path. */
  problems: readonly string[]
}

/** Reads a setup.toml, or returns all of its problems. */
export function readSetup(text: string): Setup | Problems {
  const parsed = parsedToml(text)
  if ('problems' in parsed) return parsed as Problems
  const read = SetupSchema.safeParse(parsed.value)
  if (!read.success)
    return { problems: read.error.issues.map(({ path, message }) => `${path.join('.') || 'setup.toml'}: ${message}`) }
  const problems = [...categoryProblems(read.data), ...addressProblems(read.data), ...pickupProblems(read.data)]
  return problems.length > 0 ? { problems } : read.data
}

function parsedToml(text: string): { value: unknown } | Problems {
  try {
    return { value: parse(text) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return { problems: [`line ${error.line}, column ${error.column}: ${error.message.split('\n')[0]}`] }
  }
}

function categoryProblems({ categories }: Setup): string[] {
  const before = new Map<string, string | undefined>()
  return categories.flatMap(({ handle, parent }, index) => {
    const problems: string[] = []
    if (before.has(handle)) problems.push(`categories.${index}.handle: ${handle} is used twice`)
    if (parent !== undefined && !before.has(parent))
      problems.push(`categories.${index}.parent: ${parent} must be a category above this one`)
    else if (parent !== undefined && before.get(parent) !== undefined)
      problems.push(`categories.${index}.parent: ${parent} has a parent itself; a menu has two levels`)
    before.set(handle, parent)
    return problems
  })
}

function addressProblems({ sites: some, card_page }: Setup): string[] {
  const all = [...enabledSites(some).map((site) => some[site]!.address), card_page].map((url) => new URL(url).host)
  const twice = all.find((host, index) => all.indexOf(host) !== index)
  return twice === undefined ? [] : [`${twice} is used twice: each site and the card page need separate host names`]
}

function pickupProblems({ sites: some }: Setup): string[] {
  return enabledSites(some).flatMap((site) => {
    const { pickup = [] } = some[site]!
    const { features, countries } = siteSettings[site]
    const ids = pickup.map(({ id }) => id)
    return [
      ...(pickup.length > 0 && !features.pickup ? [`sites.${site}.pickup: this site has no pickup`] : []),
      ...(new Set(ids).size < ids.length ? [`sites.${site}.pickup: two locations have the same id`] : []),
      ...pickup
        .filter(({ country }) => !countries.includes(country))
        .map(({ id, country }) => `sites.${site}.pickup: ${id} is in ${country}, where the site does not sell`),
    ]
  })
}

/** Returns the enabled sites in store order. */
export function enabledSites(siteSetups: Setup['sites']): readonly Site[] {
  return sites.filter((site) => siteSetups[site] !== undefined)
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && [url.origin, `${url.origin}/`].includes(value)
}
