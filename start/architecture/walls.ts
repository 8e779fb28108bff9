import type { Import } from './imports.ts'

/** Returns a file's part and area. For 'services/lists/handlers.ts', the part is services and the area is lists. */
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

/** Folders that may import any code. */
export const compositionParts: ReadonlySet<string> = new Set(['', 'db', 'e2e', 'bench', 'prove', 'start'])

export const isForTests = (path: string) => /\.(?:test|e2e|prove|bench)\.tsx?$|-for-tests\.tsx?$/.test(path)

const browserPackages = new Set(['react', 'react-dom', '@types/react', '@simplewebauthn/browser'])
const backOfficePackages = new Set([
  'react',
  'react-dom',
  'react-router',
  'react-aria-components',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tiptap/core',
  '@tiptap/extension-blockquote',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'uqr',
])
const contractForBrowsers = new Set([
  'contract/codec/amounts.ts',
  'contract/client/client.ts',
  'contract/client/submission-key.ts',
  'contract/codec/promotion-attributes.ts',
  'contract/kernel/refusal-error.ts',
  'contract/codec/to-wire-request.ts',
])

/** Returns the reason that an import is forbidden, or undefined if it is allowed. */
export function findBoundaryViolation(each: Import): string | undefined {
  const { from, to } = each
  const here = placeOf(from)
  if (isForTests(from) || compositionParts.has(here.part)) return undefined
  const there = placeOf(to)
  const isOurs = ownParts.has(there.part)
  if (isForTests(to)) return 'product code does not import test code'
  if (!isOurs) return packageViolation(here.part, each)
  return rules[here.part]?.(each, here, there)
}

/** Every area may import these, so they must not import any area. */
const servicesBase = new Set(['call', 'outbox', 'rates'])
const servicesWiring = new Set(['', 'wiring'])
/** The only file in `services` that may import `equipment`. */
const drawingThread = 'services/drawings/worker-thread.ts'

/** Constants and types without rules. */
const vocabulary = new Set(['domain/money.ts', 'domain/payment-engines.ts', 'domain/sites.ts'])

const storefrontBase = new Set(['page', 'router', 'browser', 'widgets'])
const frameAreas = new Set(['analytics', 'shell', 'routing', 'side-cart', 'search', 'consent', 'flags'])
/** Areas that show another area's components. */
const shownInside: Readonly<Record<string, string | readonly string[]>> = {
  content: ['catalog', 'forms', 'magazine'],
  search: ['catalog', 'magazine'],
  compare: 'catalog',
  magazine: 'catalog',
  recommendations: 'catalog',
  catalog: 'reviews',
}

const isServerSide = (path: string) =>
  /\.server\.tsx?$|^backoffice\/build\/|^storefront\/(?:server|build)\/|^storefront\/entry-server\.tsx?$/.test(path)

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
    if (servicesBase.has(here.area)) return 'call, outbox, and rates import no area, because every area may import them'
    return each.isType || /^(?:[a-z]+-)?steps\.ts$/.test(there.file)
      ? undefined
      : 'import only steps.ts of another area: functions that take the open transaction'
  },
  storefront: (each, here, there) => {
    if (there.part === 'equipment') return each.isDynamic || each.isType ? undefined : 'equipment is loaded by import()'
    if (there.part === 'contract') return contractViolation(each)
    if (there.part === 'platform' && isServerSide(each.from) && each.isType) return undefined
    // One build produces the pages of both the shop and the back office.
    if (each.from === 'storefront/build/build.ts' && each.to === 'backoffice/build/vite.ts') return undefined
    if (there.part !== 'storefront') return only('domain', 'ui')(each, here, there)
    const isJoining =
      here.area === '' || here.area === 'routes' || here.area === 'translations' || isServerSide(each.from)
    if (isJoining || there.area === '' || there.area === here.area || each.isType) return undefined
    if (storefrontBase.has(there.area)) return undefined
    if (frameAreas.has(there.area) || [shownInside[here.area]].flat().includes(there.area)) return undefined
    return 'a storefront area imports its own files and those of the frame; routes/ puts areas together'
  },
  backoffice: (each, here, there) => {
    if (there.part === 'equipment') return each.isDynamic || each.isType ? undefined : 'equipment is loaded by import()'
    if (there.part === 'contract') return contractViolation(each)
    if (each.to.startsWith('storefront/content/blocks')) return undefined
    return only('domain', 'ui', 'backoffice')(each, here, there)
  },
}

function contractViolation({ from, to, isType }: Import) {
  if (isType || contractForBrowsers.has(to) || isServerSide(from)) return undefined
  return 'browsers load only types, client, refusals, and codecs of the contract'
}

function packageViolation(part: string, { from, to, isType }: Import): string | undefined {
  const isNode = to.startsWith('node:')
  if (part === 'domain') return 'domain imports nothing but itself'
  if (part === 'contract') return to === 'zod' ? undefined : 'contract imports zod and no other package'
  if (part === 'ui') return to === 'react' ? undefined : 'ui imports react and no other package'
  if (part === 'equipment') return to === 'three' ? undefined : 'equipment imports three and no other package'
  if (part === 'backoffice') return backOfficeViolation(from, to, isType || isNode)
  if (part !== 'storefront' || isType || isNode) return undefined
  if (browserPackages.has(to) || isServerSide(from)) return undefined
  // Decision 044: card entry has a separate origin and build.
  if (from.startsWith('storefront/card-page/') && to.startsWith('@adyen/adyen-web')) return undefined
  return 'a package in the storefront needs a decision record'
}

function backOfficeViolation(from: string, to: string, isFree: boolean): string | undefined {
  if (isFree || isServerSide(from) || backOfficePackages.has(to)) return undefined
  return 'a package in the back office needs a decision record'
}
