import { engineNames, type EngineName } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import type { ApprovalEngine, CardEngine, PaymentEngine } from './engine.ts'
import { noWallets, type Wallets } from './wallets.ts'

export interface Payments {
  /** Returns the engine. If it is no longer configured, its methods return `unknown`. */
  of: (name: EngineName) => PaymentEngine
  /** Returns the site's card engine [CHECKOUT-010]. */
  cardsOf: (site: Site) => CardEngine
  /** Null if there is no PayPal account. */
  payPal: ApprovalEngine | null
  walletsOf: (site: Site) => Wallets
}

interface Configured {
  cards: CardEngine
  cardsOn?: Partial<Record<Site, CardEngine>>
  others?: readonly PaymentEngine[]
  payPal?: ApprovalEngine | null
  walletsOf?: (site: Site) => Wallets
}

/** Number of consecutive timeouts after which a sweep skips an engine, to keep an outage from blocking the sweep. */
export const maxConsecutiveTimeouts = 3

export function createPayments(configured: Configured): Payments {
  const { cards, cardsOn = {}, others = [], payPal = null, walletsOf = () => noWallets } = configured
  const engines = new Map<EngineName, PaymentEngine>()
  for (const engine of [...others, ...(payPal ? [payPal] : []), ...Object.values(cardsOn), cards])
    engines.set(engine.name, engine)
  for (const name of engineNames) if (!engines.has(name)) engines.set(name, silentEngine(name))
  return { of: (name) => engines.get(name)!, cardsOf: (site) => cardsOn[site] ?? cards, payPal, walletsOf }
}

/** Returns a substitute for an engine that is no longer configured. */
function silentEngine(name: EngineName): PaymentEngine {
  const silent = async () => 'unknown' as const
  const unknown = async () => ({ state: 'unknown' as const })
  return {
    name,
    readCard: silent,
    retain: silent,
    forget: silent,
    authorize: unknown,
    read: unknown,
    complete: unknown,
    find: unknown,
    holds: async () => new Map(),
    capture: silent,
    refund: silent,
    cancel: silent,
  }
}

/** Returns uncaptured authorizations by key. If a key is missing, its authorizations are unknown. */
export async function holdsOf(
  payments: Payments,
  wanted: readonly { engine: EngineName; key: string; since: number }[],
): Promise<ReadonlyMap<string, string[]>> {
  const names = engineNames.filter((name) => wanted.some(({ engine }) => engine === name))
  const holdsByEngine = await Promise.all(
    names.map((name) => payments.of(name).holds(wanted.filter(({ engine }) => engine === name))),
  )
  return new Map(holdsByEngine.flatMap((each) => [...each]))
}
