import type { CardEngine, PaymentOutcome } from '#platform/payments/engine.ts'
import type { Rng } from '../rng.ts'

export type Card = 'pays' | 'declines' | 'challenges'

interface Authorization {
  reference: string
  key: string
  amount: number
  state: 'challenged' | 'held' | 'declined' | 'captured' | 'voided'
  captured: number
  refunded: number
}

type Fate = 'answered' | 'response lost' | 'request lost' | 'done later'

interface BankRequest {
  key: string
  respond: (fate: Fate) => void
}

/** A bank with responses that arrive only if and when the simulation allows it. */
export interface SimulatedBank {
  engine: CardEngine
  authorizations: Authorization[]
  open: BankRequest[]
  arrive: () => void
  decide: (key: string, passes: boolean) => void
}

interface State {
  authorizations: Authorization[]
  open: BankRequest[]
  late: (() => unknown)[]
}

export function simulatedBank(cardOf: (key: string) => Card): SimulatedBank {
  const state: State = { authorizations: [], open: [], late: [] }
  const { authorizations, open, late } = state
  return {
    engine: engineOf(state, cardOf),
    authorizations,
    open,
    arrive: () => late.splice(0).forEach((act) => act()),
    decide: (key, passes) => {
      for (const one of authorizations)
        if (one.key === key && one.state === 'challenged') one.state = passes ? 'held' : 'declined'
    },
  }
}

function engineOf(state: State, cardOf: (key: string) => Card): CardEngine {
  const { authorizations } = state
  const read = (reference: string) =>
    request<PaymentOutcome>(state, keyOf(state, reference), { state: 'unknown' }, () =>
      outcomeOf(authorizations.find((one) => one.reference === reference)!),
    )
  return {
    name: 'spreedly',
    cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
    takeWallet: async () => null,
    readCard: async () => null,
    retain: async () => 'retained',
    forget: async () => 'forgotten',
    // Without idempotency, a retry creates a second authorization.
    authorize: ({ key, amount }) =>
      request<PaymentOutcome>(state, key, { state: 'unknown' }, () => {
        const initial = ({ pays: 'held', declines: 'declined', challenges: 'challenged' } as const)[cardOf(key)]
        const one = {
          reference: `${key}-${authorizations.length}`,
          key,
          amount,
          state: initial,
          captured: 0,
          refunded: 0,
        }
        authorizations.push(one)
        return outcomeOf(one)
      }),
    read,
    complete: read,
    find: (key) =>
      request<PaymentOutcome | null>(state, key, { state: 'unknown' }, () => {
        const all = authorizations.filter((one) => one.key === key)
        const found = all.find((one) => one.state === 'held' || one.state === 'captured') ?? all.at(-1)
        return found ? outcomeOf(found) : null
      }),
    holds: (orders) =>
      request(state, '', new Map<string, string[]>(), () => {
        const openHolds = (key: string) => authorizations.filter((one) => one.key === key && one.state === 'held')
        return new Map(orders.map(({ key }) => [key, openHolds(key).map(({ reference }) => reference)]))
      }),
    capture: (reference, amount) =>
      change(state, reference, 'captured', (one) => {
        if (one.state === 'held') Object.assign(one, { state: 'captured', captured: amount })
        return one.state === 'captured'
      }),
    refund: ({ reference, amount, before }) =>
      change(state, reference, 'refunded', (one) => {
        if (before + amount > one.captured) return false
        one.refunded = Math.max(one.refunded, before + amount)
        return true
      }),
    cancel: (reference) =>
      change(state, reference, 'cancelled', (one) => {
        if (one.state !== 'held') return false
        one.state = 'voided'
        return true
      }),
  }
}

/** Sends a request. Resolves to `silence` unless the response arrives. */
function request<Result>({ open, late }: State, key: string, silence: Result, act: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    const respond = (fate: Fate) => {
      if (fate === 'done later') late.push(act)
      const result = fate === 'answered' || fate === 'response lost' ? act() : silence
      resolve(fate === 'answered' ? result : silence)
    }
    open.push({ key, respond })
  })
}

/** `apply` returns false if the change is not possible. */
function change<Done extends string>(
  state: State,
  reference: string,
  done: Done,
  apply: (one: Authorization) => boolean,
): Promise<Done | 'failed' | 'unknown'> {
  return request<Done | 'failed' | 'unknown'>(state, keyOf(state, reference), 'unknown', () => {
    const one = state.authorizations.find((each) => each.reference === reference)
    return one && apply(one) ? done : 'failed'
  })
}

const keyOf = ({ authorizations }: State, reference: string) =>
  authorizations.find((one) => one.reference === reference)?.key ?? ''

function outcomeOf({ reference, state }: Authorization): PaymentOutcome {
  if (state === 'challenged') return { state: 'pending', reference, challengeUrl: 'https://bank.example', card: null }
  if (state === 'held' || state === 'captured') return { state: 'authorized', reference, card: null }
  return { state: 'failed', reference, reason: 'declined' }
}

export function randomFate(rng: Rng): Fate {
  const chance = rng.below(10)
  if (chance < 5) return 'answered'
  return chance < 7 ? 'response lost' : chance < 8 ? 'request lost' : 'done later'
}
