import { createHmac, randomUUID } from 'node:crypto'
import { createGiftCardCode, parseGiftCardCode } from '#domain/gift-cards/code.ts'
import { giftCardGroupOf } from '#domain/gift-cards/group.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { signatureOf } from '#services/call/identity/signing.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { giftCardDeliveryTime } from './gift-card-delivery-time.ts'
import { createDelivery, readDelivery, type DeliveredCard } from './deliveries.ts'
import {
  captureCards,
  holdCards,
  refundToCards,
  releaseCards,
  transferFromEndedCards,
  type HoldResult,
  type Holding,
} from './ledger.ts'
import {
  createCard,
  readByCode,
  readByIds,
  readBySource,
  voidCards,
  type FoundCard,
  type CardScope,
} from './repository.ts'

interface At {
  site: Site
  now: number
}

interface IssueInput {
  site: Site
  amount: Minor
  /** Idempotency key: one card per source. */
  source: string
  /** Only for demo cards, whose codes are fixed. */
  code?: string
  expiresAt?: number
  line?: { orderId: string; lineId: string }
}

export interface Payee extends At {
  email: string
  name: string
}

/** A published order's line with gift cards, one per unit. */
export interface SoldLine {
  orderId: string
  lineId: string
  qty: number
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

/** Gift card operations that run in other areas' transactions. */
export interface GiftCards {
  read: (db: QueryRunner, at: At, codes: readonly string[]) => Promise<(FoundCard | null)[]>
  /**
   * Returns applied cards by id, in order, omitting invalid ones. Holds for an order that is being replaced count as
   * available.
   */
  find: (db: QueryRunner, at: At, ids: readonly string[], replaced?: string) => Promise<FoundCard[]>
  hold: (tx: Transaction, at: At, hold: Omit<Holding, 'cardScope'>) => Promise<HoldResult>
  capture: (tx: Transaction, orderId: string) => Promise<Minor>
  /** Money released or refunded to void or expired cards goes to a new card, which is emailed to the payee. */
  release: (tx: Transaction, orderId: string, payee: Payee) => Promise<Minor>
  refund: (
    tx: Transaction,
    refund: { orderId: string; amount: Minor; reference: string },
    payee: Payee,
  ) => Promise<Minor>
  /** Issues an order refund as a new card, once per reference, and emails it to the payee. */
  issueRefund: (
    tx: Transaction,
    refund: { orderId: string; amount: Minor; reference: string },
    payee: Payee,
  ) => Promise<void>
  /** Issues a card and returns its code, which is not stored. */
  issue: (tx: Transaction, issuing: IssueInput) => Promise<{ id: string; code: string }>
  /** Issues a purchased line's cards and schedules their emails, once per line. */
  issueSold: (tx: Transaction, at: At, line: SoldLine) => Promise<void>
  /** Voids a refunded line's cards and returns their balance, which can be refunded. */
  voidSold: (tx: Transaction, orderId: string, lineId: string) => Promise<Minor>
  /** Returns the email data for a purchased gift card, including its code, or undefined if the card was voided. */
  readMailed: (db: QueryRunner, id: string) => Promise<(DeliveredCard & { code: string }) | undefined>
}

/**
 * Creates gift card operations. Codes are derived from a secret and the card id, and only hashes are stored. A copy of
 * the database therefore reveals no code, and a repeated email contains the same code [GIFT-213, GIFT-214].
 */
export function createGiftCards(secret: string): GiftCards {
  const codeOf = (id: string) =>
    createGiftCardCode(createHmac('sha256', secret).update(`gift-card-code.${id}`).digest())
  const hashOf = (code: string) => signatureOf(secret, 'gift-card', code)

  const { issue, issueTo } = issuingBy({ codeOf, hashOf })

  const replaceEnded = async (
    tx: Transaction,
    transfer: Parameters<typeof transferFromEndedCards>[1],
    payee: Payee,
  ) => {
    const amount = await transferFromEndedCards(tx, transfer, payee.now)
    const source = `order ${transfer.orderId} ${transfer.kind} ${transfer.reference}`
    if (amount > 0) await issueTo(tx, { amount, source, orderId: transfer.orderId }, payee)
  }

  return {
    read: (db, at, codes) => Promise.all(codes.map((typed) => readTyped(db, at, typed))),
    find: (db, at, ids, replaced) => readByIds(db, ids, cardScopeOf(at), replaced ?? null),
    hold: (tx, at, hold) => holdCards(tx, { ...hold, cardScope: cardScopeOf(at) }),
    capture: captureCards,
    release: async (tx, orderId, payee) => {
      const released = await releaseCards(tx, orderId)
      await replaceEnded(tx, { orderId, kind: 'release', reference: '' }, payee)
      return released
    },
    refund: async (tx, request, payee) => {
      const refunded = await refundToCards(tx, request)
      await replaceEnded(tx, { orderId: request.orderId, kind: 'refund', reference: request.reference }, payee)
      return refunded
    },
    issueRefund: (tx, { orderId, amount, reference }, payee) =>
      issueTo(tx, { amount, source: `order ${orderId} new card ${reference}`, orderId, isRefund: true }, payee),
    issue: async (tx, issuing) => {
      const { id, code } = await issue(tx, issuing)
      return { id, code }
    },
    issueSold: async (tx, { site, now }, { orderId, lineId, qty, amount, giftcard }) => {
      const { delivery, recipientEmail, recipientName, senderName, message = '', design = '' } = giftcard
      const at = giftCardDeliveryTime(site, delivery, now)
      for (let piece = 1; piece <= qty; piece += 1) {
        const source = `order ${orderId} line ${lineId} piece ${piece}`
        const { id, isNew } = await issue(tx, { site, amount, source, line: { orderId, lineId } })
        if (!isNew) continue
        const delivered = { site, recipientEmail, recipientName, senderName, message, design, orderId }
        await createDelivery(tx, id, at, now, delivered)
      }
    },
    voidSold: voidCards,
    readMailed: async (db, id) => {
      const card = await readDelivery(db, id)
      return card && { ...card, code: codeOf(id) }
    },
  }

  // Malformed codes are also hashed and looked up, so that they take the same time.
  async function readTyped(db: QueryRunner, at: At, typed: string): Promise<FoundCard | null> {
    return (await readByCode(db, hashOf(parseGiftCardCode(typed) ?? ''), cardScopeOf(at))) ?? null
  }
}

interface Codes {
  codeOf: (id: string) => string
  hashOf: (code: string) => string
}

/** Returns operations that issue a card once per source, with or without an email to a payee. */
function issuingBy({ codeOf, hashOf }: Codes) {
  const issue = async (tx: Transaction, { site, amount, source, code, expiresAt, line }: IssueInput) => {
    const id = randomUUID()
    const own = code ?? codeOf(id)
    const isNew = await createCard(tx, {
      id,
      codeHash: hashOf(own),
      last4: own.slice(-4),
      currency: siteSettings[site].currency,
      group: giftCardGroupOf(site),
      amount,
      expiresAt: expiresAt ?? null,
      source,
      orderId: line?.orderId ?? null,
      lineId: line?.lineId ?? null,
    })
    if (isNew) return { id, code: own, isNew }
    const first = await readBySource(tx, source)
    if (first === undefined) throw new Error(`The code for ${source} already belongs to another gift card`)
    return { id: first, code: code ?? codeOf(first), isNew }
  }

  const issueTo = async (
    tx: Transaction,
    {
      amount,
      source,
      orderId,
      isRefund = false,
    }: { amount: Minor; source: string; orderId: string; isRefund?: boolean },
    { site, now, email, name }: Payee,
  ) => {
    const { id, isNew } = await issue(tx, { site, amount, source })
    const recipient = {
      site,
      recipientEmail: email,
      recipientName: name,
      orderId,
      refundedOrderId: isRefund ? orderId : null,
    }
    if (isNew) await createDelivery(tx, id, now, now, { ...recipient, senderName: '', message: '', design: '' })
  }

  return { issue, issueTo }
}

function cardScopeOf({ site, now }: At): CardScope {
  return { group: giftCardGroupOf(site), currency: siteSettings[site].currency, now }
}

/** Limits attempts to enter gift card codes, for balance checks and payments together [GIFT-212]. */
export const countAttempt = attemptLimit('gift card', { shopper: 10, address: 60 })
export { readCardRefundParts } from './ledger.ts'
export { readSoldBalance, type FoundCard } from './repository.ts'
