import type { PaymentOutcome, CardEngine } from '#platform/payments/engine.ts'
import type { Dice } from './dice.ts'

/** What a card does: pays, is declined, or asks its holder a question first. */
export type Card = 'pays' | 'declines' | 'asks'

interface Authorization {
  reference: string
  key: string
  amount: number
  state: 'asking' | 'held' | 'declined' | 'captured' | 'let go'
  /** Minor units. */
  captured: number
  refunded: number
}

/** What becomes of one question: it is answered; its answer, or it itself, is lost; or it is done only later. */
const fates = ['answered', 'answer lost', 'never heard', 'done later'] as const
type Fate = (typeof fates)[number]

interface Question {
  key: string
  answer: (fate: Fate) => void
}

/** A bank in memory whose answers come when, and if, the simulation lets them. */
export interface SimulatedBank {
  engine: CardEngine
  made: Authorization[]
  /** Questions that nobody has answered yet. */
  open: Question[]
  /** Does what was asked for and is not done yet. */
  arrive: () => void
  /** The holder of a card answers what the bank asked of it. */
  decide: (key: string, passes: boolean) => void
}

/** A bank that is asked with a key for each order, and knows by it what its card does. */
export function simulatedBank(cardOf: (key: string) => Card): SimulatedBank {
  const made: Authorization[] = []
  const open: Question[] = []
  const late: (() => unknown)[] = []
  const ask = <Answer>(key: string, silence: Answer, act: () => Answer) =>
    new Promise<Answer>((resolve) => {
      const answer = (fate: Fate) => {
        if (fate === 'done later') late.push(act)
        const done = fate === 'answered' || fate === 'answer lost' ? act() : silence
        resolve(fate === 'answered' ? done : silence)
      }
      open.push({ key, answer })
    })
  const keyOf = (reference: string) => made.find((one) => one.reference === reference)?.key ?? ''
  const change = <Done extends string>(
    reference: string,
    may: (one: Authorization) => boolean,
    done: Done,
    apply: (one: Authorization) => void,
  ) =>
    ask<Done | 'failed' | 'unknown'>(keyOf(reference), 'unknown', () => {
      const one = made.find((each) => each.reference === reference)
      if (!one || !may(one)) return 'failed'
      apply(one)
      return done
    })
  const look = (reference: string) =>
    ask<PaymentOutcome>(keyOf(reference), { state: 'unknown' }, () =>
      outcomeOf(made.find((one) => one.reference === reference)!),
    )
  const engine: CardEngine = {
    name: 'spreedly',
    cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
    takeWallet: async () => null,
    readCard: async () => null,
    retain: async () => 'retained',
    forget: async () => 'forgotten',
    // Asked twice it holds twice: no key of ours keeps it from that.
    authorize: ({ key, amount }) =>
      ask<PaymentOutcome>(key, { state: 'unknown' }, () => {
        const state = ({ pays: 'held', declines: 'declined', asks: 'asking' } as const)[cardOf(key)]
        const one = { reference: `${key}-${made.length}`, key, amount, state, captured: 0, refunded: 0 }
        made.push(one)
        return outcomeOf(one)
      }),
    read: look,
    complete: look,
    find: (key) =>
      ask<PaymentOutcome | null>(key, { state: 'unknown' }, () => {
        const all = made.filter((one) => one.key === key)
        const found = all.find(({ state }) => state === 'held' || state === 'captured') ?? all.at(-1)
        return found ? outcomeOf(found) : null
      }),
    holds: (orders) =>
      ask('', new Map<string, string[]>(), () => {
        const held = (key: string) => made.filter((one) => one.key === key && one.state === 'held')
        return new Map(orders.map(({ key }) => [key, held(key).map(({ reference }) => reference)]))
      }),
    capture: (reference, amount) =>
      change(
        reference,
        ({ state }) => state === 'held' || state === 'captured',
        'captured',
        (one) => {
          if (one.state === 'held') Object.assign(one, { state: 'captured', captured: amount })
        },
      ),
    refund: ({ reference, amount, before }) =>
      change(
        reference,
        ({ captured }) => before + amount <= captured,
        'refunded',
        (one) => void (one.refunded = Math.max(one.refunded, before + amount)),
      ),
    cancel: (reference) =>
      change(
        reference,
        ({ state }) => state === 'held',
        'cancelled',
        (one) => void (one.state = 'let go'),
      ),
  }
  return {
    engine,
    made,
    open,
    arrive: () => late.splice(0).forEach((act) => act()),
    decide: (key, passes) => {
      for (const one of made) if (one.key === key && one.state === 'asking') one.state = passes ? 'held' : 'declined'
    },
  }
}

function outcomeOf({ reference, state }: Authorization): PaymentOutcome {
  if (state === 'asking') return { state: 'pending', reference, challengeUrl: 'https://bank.example', card: null }
  if (state === 'held' || state === 'captured') return { state: 'authorized', reference, card: null }
  return { state: 'failed', reference, reason: 'declined' }
}

/** What becomes of a question: half of them are answered. */
export function fateOf(dice: Dice): Fate {
  const chance = dice.below(10)
  if (chance < 5) return 'answered'
  return chance < 7 ? 'answer lost' : chance < 8 ? 'never heard' : 'done later'
}
