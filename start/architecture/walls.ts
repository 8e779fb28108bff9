import type { Import } from './imports.ts'

/** Where a file lives: the part and, inside it, the area: services/lists/handlers.ts is of services and lists. */
function placeOf(path: string) {
  const [part = '', ...rest] = path.split('/')
  return { part: rest.length === 0 ? '' : part, area: rest.length > 1 ? rest[0]! : '', file: rest.at(-1) ?? part }
}

const ownParts = new Set([
  'domain',
  'contract',
  'platform',
  'services',
  'storefront',
  'ui',
  'backoffice',
  'equipment',
  'app-shell',
  'db',
  'e2e',
  'bench',
  'prove',
  'start',
])

/** Parts that put the others together may import all of them. */
const compositionParts = new Set(['', 'db', 'e2e', 'bench', 'prove', 'start'])

/** Tests and what helps them look at anything. */
export const isForTests = (path: string) => /\.(?:test|e2e|prove|bench)\.tsx?$|-for-tests\.tsx?$/.test(path)

const browserPackages = new Set(['react', 'react-dom', 'react-router', '@types/react'])
const contractForBrowsers = new Set([
  'contract/codec/amounts.ts',
  'contract/client/client.ts',
  'contract/codec/promotion-attributes.ts',
  'contract/kernel/refused.ts',
  'contract/codec/wire-request.ts',
])

/** Why an import breaks the walls between the parts, else undefined: the table of the design, row by row. */
export function breach(each: Import): string | undefined {
  const { from, to } = each
  const here = placeOf(from)
  if (isForTests(from) || compositionParts.has(here.part)) return undefined
  const there = placeOf(to)
  const isOurs = ownParts.has(there.part)
  if (isForTests(to)) return 'what runs does not import what tests it'
  if (!isOurs) return packageBreach(here.part, each)
  return rules[here.part]?.(each, here, there)
}

/** What every area may import: the call kernel, the outbox with its jobs, and rate tables. They import no area. */
const servicesBase = new Set(['call', 'outbox', 'rates'])
/** Files that put engines and areas together, as those at the part's own level do. */
const servicesWiring = new Set(['', 'wiring'])
/** The one file of services that loads equipment. */
const drawingThread = 'services/drawings/worker-thread.ts'

/** Words of the business that engines speak too: constants and types without a rule in them. */
const vocabulary = new Set(['domain/money.ts', 'domain/payment-engines.ts', 'domain/sites.ts'])

/** What every page is made with: its kit, the browser's runtime, shared components. */
const storefrontBase = new Set(['page', 'browser', 'widgets'])
/** Areas around every page. */
const frameAreas = new Set(['shell', 'routing', 'side-cart', 'search'])
/** An area whose pages show another one's pieces. */
const shownInside: Readonly<Record<string, string>> = { content: 'catalog', search: 'catalog', catalog: 'reviews' }

/** What runs in Node alone: the renderer and the build. */
const isServerSide = (path: string) =>
  /\.server\.tsx?$|^storefront\/(?:server|build)\/|^storefront\/entry-server\.tsx?$/.test(path)

type Place = ReturnType<typeof placeOf>
type Rule = (each: Import, here: Place, there: Place) => string | undefined

const only =
  (...parts: string[]): Rule =>
  (_each, here, there) =>
    parts.includes(there.part) ? undefined : `${here.part} imports only ${parts.join(', ')}`

const rules: Readonly<Record<string, Rule>> = {
  domain: only('domain'),
  contract: only('domain', 'contract'),
  platform: (each, here, there) => (vocabulary.has(each.to) ? undefined : only('platform')(each, here, there)),
  ui: only('ui'),
  equipment: only('equipment'),
  services: (each, here, there) => {
    if (there.part === 'equipment' && each.from === drawingThread) return undefined
    if (there.part !== 'services') return only('domain', 'contract', 'platform')(each, here, there)
    if (there.area === here.area || there.area === '' || servicesWiring.has(here.area)) return undefined
    if (servicesBase.has(there.area)) return undefined
    if (servicesBase.has(here.area)) return 'call, outbox and rates import no area, because every area may import them'
    return each.isType || /^(?:[a-z]+-)?steps\.ts$/.test(there.file)
      ? undefined
      : 'of another area only its steps.ts: functions that take the open transaction'
  },
  storefront: (each, here, there) => {
    if (there.part === 'equipment') return each.isDynamic || each.isType ? undefined : 'equipment is loaded by import()'
    if (there.part === 'contract') return contractBreach(each)
    if (there.part === 'platform' && isServerSide(each.from) && each.isType) return undefined
    if (there.part !== 'storefront') return only('domain', 'ui')(each, here, there)
    const isJoining = here.area === '' || here.area === 'routes' || isServerSide(each.from)
    if (isJoining || there.area === '' || there.area === here.area || each.isType) return undefined
    if (storefrontBase.has(there.area)) return undefined
    if (frameAreas.has(there.area) || shownInside[here.area] === there.area) return undefined
    return 'a storefront area imports its own files and those of the frame; routes/ puts areas together'
  },
  backoffice: (each, here, there) => {
    if (there.part === 'equipment') return each.isDynamic || each.isType ? undefined : 'equipment is loaded by import()'
    if (there.part === 'contract') return contractBreach(each)
    if (each.to.startsWith('storefront/content/blocks')) return undefined
    return only('domain', 'ui', 'backoffice')(each, here, there)
  },
}

function contractBreach({ from, to, isType }: Import) {
  if (isType || contractForBrowsers.has(to) || isServerSide(from)) return undefined
  return 'of the contract only types, client, refusals and what turns amounts and attributes reach a browser'
}

function packageBreach(part: string, { from, to, isType }: Import): string | undefined {
  const isNode = to.startsWith('node:')
  if (part === 'domain') return 'domain imports nothing but itself'
  if (part === 'contract') return to === 'zod' ? undefined : 'contract imports zod and no other package'
  if (part === 'ui') return to === 'react' ? undefined : 'ui imports react and no other package'
  if (part === 'equipment') return to === 'three' ? undefined : 'equipment imports three and no other package'
  if (part !== 'storefront' || isType || isNode) return undefined
  if (browserPackages.has(to) || isServerSide(from)) return undefined
  // Decision 044: on an origin of its own, in a build of its own.
  if (from.startsWith('storefront/card-page/') && to.startsWith('@adyen/adyen-web')) return undefined
  return 'a package in the storefront needs a decision record'
}
