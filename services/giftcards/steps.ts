import { createHmac, randomUUID } from 'node:crypto'
import { codeFrom, readCode } from '#domain/giftcards/code.ts'
import { cardGroupOf } from '#domain/giftcards/group.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import { signatureOf } from '#services/call/signing.ts'
import { attemptLimit } from '#services/call/attempt-limiter.ts'
import { deliverAt } from './deliver-at.ts'
import { createDelivery, readDelivery, type DeliveredCard } from './deliveries.ts'
import {
  captureCards,
  holdCards,
  refundToCards,
  releaseCards,
  transferFromEnded,
  type Held,
  type Holding,
} from './ledger.ts'
import { createCard, readByCode, readByIds, readBySource, voidCards, type FoundCard, type Till } from './repository.ts'

interface At {
  site: Site
  now: number
}

/** A card that is given away or sold. */
interface Issuing {
  site: Site
  amount: Minor
  /** What it is for: the same source is the same card. */
  source: string
  /** The code of a card that has one already, as a demo's has; else it gets one. */
  code?: string
  expiresAt?: number
  line?: { orderId: string; lineId: string }
}

/** Whose order is given money back, and when. */
export interface Payee extends At {
  email: string
  name: string
}

/** A line of a published order that sold gift cards, one a piece. */
export interface SoldLine {
  orderId: string
  lineId: string
  qty: number
  /** What one card holds. */
  amount: Minor
  giftcard: {
    delivery?: string
    recipientEmail: string
    recipientName: string
    senderName: string
    message?: string
    design?: string
  }
}

/** What other areas may do with gift cards, inside transactions of theirs. */
export interface GiftCards {
  /** The cards of typed codes, in their order; null for a code that is none here, for whichever reason. */
  read: (db: Queries, at: At, codes: readonly string[]) => Promise<(FoundCard | null)[]>
  /**
   * The cards that were applied before, by their ids and in their order; one that ended meanwhile is left out. What an
   * earlier order holds that this one takes the place of is there to be spent.
   */
  find: (db: Queries, at: At, ids: readonly string[], replaced?: string) => Promise<FoundCard[]>
  hold: (tx: Transaction, at: At, holding: Omit<Holding, 'till'>) => Promise<Held>
  capture: (tx: Transaction, orderId: string) => Promise<Minor>
  /** Money of a card that is void or has expired by now goes on to a new one, mailed to the payee; so with refunds. */
  release: (tx: Transaction, orderId: string, payee: Payee) => Promise<Minor>
  refund: (
    tx: Transaction,
    refund: { orderId: string; amount: Minor; reference: string },
    payee: Payee,
  ) => Promise<Minor>
  /** Makes a card and answers its code, which is kept nowhere. */
  issue: (tx: Transaction, issuing: Issuing) => Promise<{ id: string; code: string }>
  /** Makes the cards of a sold line and has them mailed on their day; again for the same line it makes none. */
  issueSold: (tx: Transaction, at: At, line: SoldLine) => Promise<void>
  /** Takes the cards of a refunded line out of use; answers what they held, which can be refunded. */
  voidSold: (tx: Transaction, orderId: string, lineId: string) => Promise<Minor>
  /** What the mail of a sold card says, with its code; undefined when it was taken back. */
  readMailed: (db: Queries, id: string) => Promise<(DeliveredCard & { code: string }) | undefined>
}

/**
 * Gift cards under a store's secret. A code is made of the secret and its card's id, and stored as a signature: a copy of
 * the database opens no card, and a mail that is sent again names the same code [GIFT-213, GIFT-214].
 */
export function giftCardsBy(secret: string): GiftCards {
  const codeOf = (id: string) => codeFrom(createHmac('sha256', secret).update(`gift-card-code.${id}`).digest())
  const hashOf = (code: string) => signatureOf(secret, 'gift-card', code)

  const issue = async (tx: Transaction, { site, amount, source, code, expiresAt, line }: Issuing) => {
    const id = randomUUID()
    const own = code ?? codeOf(id)
    const isNew = await createCard(tx, {
      id,
      codeHash: hashOf(own),
      last4: own.slice(-4),
      currency: siteSettings[site].currency,
      group: cardGroupOf(site),
      amount,
      expiresAt: expiresAt ?? null,
      source,
      orderId: line?.orderId ?? null,
      lineId: line?.lineId ?? null,
    })
    if (isNew) return { id, code: own, isNew }
    const first = await readBySource(tx, source)
    if (first === undefined) throw new Error(`The code for ${source} is that of another card`)
    return { id: first, code: code ?? codeOf(first), isNew }
  }

  const replaceEnded = async (
    tx: Transaction,
    given: { orderId: string; kind: 'release' | 'refund'; reference: string },
    { site, now, email, name }: Payee,
  ) => {
    const amount = await transferFromEnded(tx, given, now)
    if (amount === 0) return
    const source = `order ${given.orderId} ${given.kind} ${given.reference}`
    const { id } = await issue(tx, { site, amount, source })
    const nobody = { senderName: '', message: '', design: '' }
    await createDelivery(tx, id, now, now, { site, recipientEmail: email, recipientName: name, ...nobody })
  }

  return {
    read: (db, at, codes) => Promise.all(codes.map((typed) => readTyped(db, at, typed))),
    find: (db, at, ids, replaced) => readByIds(db, ids, tillOf(at), replaced ?? null),
    hold: (tx, at, holding) => holdCards(tx, { ...holding, till: tillOf(at) }),
    capture: captureCards,
    release: async (tx, orderId, payee) => {
      const given = await releaseCards(tx, orderId)
      await replaceEnded(tx, { orderId, kind: 'release', reference: '' }, payee)
      return given
    },
    refund: async (tx, asked, payee) => {
      const given = await refundToCards(tx, asked)
      await replaceEnded(tx, { orderId: asked.orderId, kind: 'refund', reference: asked.reference }, payee)
      return given
    },
    issue: async (tx, issuing) => {
      const { id, code } = await issue(tx, issuing)
      return { id, code }
    },
    issueSold: async (tx, { site, now }, { orderId, lineId, qty, amount, giftcard }) => {
      const { delivery, recipientEmail, recipientName, senderName, message = '', design = '' } = giftcard
      const at = deliverAt(site, delivery, now)
      for (let piece = 1; piece <= qty; piece += 1) {
        const source = `order ${orderId} line ${lineId} piece ${piece}`
        const { id, isNew } = await issue(tx, { site, amount, source, line: { orderId, lineId } })
        if (!isNew) continue
        await createDelivery(tx, id, at, now, { site, recipientEmail, recipientName, senderName, message, design })
      }
    },
    voidSold: voidCards,
    readMailed: async (db, id) => {
      const card = await readDelivery(db, id)
      return card && { ...card, code: codeOf(id) }
    },
  }

  // What is no code at all is hashed and looked for all the same: it is answered no sooner than one that is.
  async function readTyped(db: Queries, at: At, typed: string): Promise<FoundCard | null> {
    return (await readByCode(db, hashOf(readCode(typed) ?? ''), tillOf(at))) ?? null
  }
}

function tillOf({ site, now }: At): Till {
  return { group: cardGroupOf(site), currency: siteSettings[site].currency, now }
}

/** Looks at codes of gift cards, for a balance or to pay [GIFT-212]. */
export const countAttempt = attemptLimit('gift card', { shopper: 10, address: 60 })
export type { FoundCard } from './repository.ts'
