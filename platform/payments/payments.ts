import { engineNames, type EngineName } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import type { ApprovalEngine, CardEngine, PaymentEngine } from './engine.ts'
import { noWallets, type Wallets } from './wallets.ts'

/** All who may take money, side by side. */
export interface Payments {
  /** The engine that a payment was made by; one that is not configured any more answers nothing. */
  of: (name: EngineName) => PaymentEngine
  /** Who takes cards on a site [CHECKOUT-010]. */
  cardsOf: (site: Site) => CardEngine
  /** Who takes what shoppers agree to at PayPal; null where there is no account. */
  payPal: ApprovalEngine | null
  /** The wallets that a site's shoppers may pay with; through who takes its cards. */
  walletsOf: (site: Site) => Wallets
}

/** What is configured: who takes cards, everywhere or on some sites, and who takes what else. */
interface Configured {
  cards: CardEngine
  cardsOn?: Partial<Record<Site, CardEngine>>
  others?: readonly PaymentEngine[]
  payPal?: ApprovalEngine | null
  walletsOf?: (site: Site) => Wallets
}

/** In a row: one answer may be lost on its way; a vendor that is away would keep a whole round of a sweep waiting. */
export const maxConsecutiveTimeouts = 3

export function paymentsBy(configured: Configured): Payments {
  const { cards, cardsOn = {}, others = [], payPal = null, walletsOf = () => noWallets } = configured
  const engines = new Map<EngineName, PaymentEngine>()
  for (const engine of [...others, ...(payPal ? [payPal] : []), ...Object.values(cardsOn), cards])
    engines.set(engine.name, engine)
  for (const name of engineNames) if (!engines.has(name)) engines.set(name, silentEngine(name))
  return { of: (name) => engines.get(name)!, cardsOf: (site) => cardsOn[site] ?? cards, payPal, walletsOf }
}

/** Money that went through an engine which is configured no more: nothing is known of it, and nothing is decided. */
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

/**
 * References of all money that engines hold for keys, neither captured nor let go; of a key whose engine did not say so
 * nothing is known.
 */
export async function holdsOf(
  payments: Payments,
  asked: readonly { engine: EngineName; key: string; since: number }[],
): Promise<ReadonlyMap<string, string[]>> {
  const names = engineNames.filter((name) => asked.some(({ engine }) => engine === name))
  const held = await Promise.all(
    names.map((name) => payments.of(name).holds(asked.filter(({ engine }) => engine === name))),
  )
  return new Map(held.flatMap((each) => [...each]))
}
