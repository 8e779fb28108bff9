import type { CardEngineName, EngineName } from '#domain/payment-engines.ts'
import type { Currency } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

export interface DisplayedCard {
  brand: string
  last4: string
  month: number
  year: number
}

export interface AmountDue {
  /** Minor units. */
  amount: number
  currency: Currency
}

export interface PaymentRequest extends AmountDue {
  /** Vault token. */
  token: string
  /** Order number. */
  key: string
  /**
   * Start of the payment as Unix time in milliseconds. Together with `key`, it identifies one idempotent attempt.
   * Renewals and reused order numbers have a different start.
   */
  since: number
  email: string
  ip: string
  browserInfo: Readonly<Record<string, unknown>> | string | undefined
  returnUrl: string
  /** Set when no shopper is present to complete a challenge. */
  isRenewal?: boolean
  isStored?: boolean
}

export interface RefundRequest {
  /** Reference of the captured payment. */
  reference: string
  /** Minor units of this refund. */
  amount: number
  /**
   * Minor units of all earlier refunds. A vendor without idempotency keys refunds only the difference between the new
   * total and the amount already refunded.
   */
  before: number
  currency: Currency
  /** Idempotency key. */
  key: string
  /** Unix time in milliseconds. */
  since: number
}

/** `unknown` means that the vendor did not respond, so the payment may exist. */
export type PaymentOutcome =
  | { state: 'authorized'; reference: string; card: DisplayedCard | null }
  /** `challengeUrl` is null if the vendor returned it only at the start. */
  | {
      state: 'pending'
      reference: string
      challengeUrl: string | null
      card: DisplayedCard | null
      /** Set during a vendor's review, which can take days. */
      isReviewed?: true
    }
  | {
      state: 'failed'
      reference: string | null
      /** `amount_mismatch` means that the shopper approved a different amount. */
      reason: 'declined' | 'cvv_required' | 'three_ds' | 'amount_mismatch' | 'error'
    }
  | { state: 'unknown' }

/** A payload encrypted for the site's card processor. */
export interface WalletPayload {
  kind: 'applepay' | 'googlepay'
  token: Readonly<Record<string, unknown>>
}

/** URLs of the card fields, which are never on the shop's origin. */
export interface CardFields {
  frameUrl: string
  frameOrigin: string
  redirectUrl: string
}

export interface PaymentEngine {
  name: EngineName
  /** Returns null if the card is not in the vault. */
  readCard: (token: string) => Promise<DisplayedCard | null | 'unknown'>
  /** Stores a card beyond its first payment. */
  retain: (token: string) => Promise<'retained' | 'failed' | 'unknown'>
  /** `failed` means that the token is not in the vault. */
  forget: (token: string) => Promise<'forgotten' | 'failed' | 'unknown'>
  authorize: (request: PaymentRequest) => Promise<PaymentOutcome>
  /** Returns the payment's state regardless of its amount, or null if the payment is unknown. Has no side effects. */
  read: (reference: string) => Promise<PaymentOutcome | null>
  /** Completes a challenge, or returns the final state. Fails if the payment's amount differs from `due`. */
  complete: (reference: string, due: AmountDue, result?: string) => Promise<PaymentOutcome>
  /**
   * Finds a key's payment since a time (Unix time in milliseconds). Null means that none exists or, for engines with
   * `abandon`, that no payment has been reported so far.
   */
  find: (key: string, since: number, due?: AmountDue) => Promise<PaymentOutcome | null>
  /** Returns uncaptured authorizations by key. If a key is missing, its authorizations are unknown. */
  holds: (orders: readonly { key: string; since: number }[]) => Promise<ReadonlyMap<string, string[]>>
  /** Idempotent per reference. */
  capture: (
    reference: string,
    amount: number,
    currency: Currency,
    since: number,
  ) => Promise<'captured' | 'failed' | 'unknown'>
  /**
   * Idempotent per refund. `unanswered` means that the refund may still be processed. Retrying too early could refund
   * twice.
   */
  refund: (request: RefundRequest) => Promise<'refunded' | 'failed' | 'unknown' | 'unanswered'>
  /** Cancels any authorization for a key, for vendors that cannot list authorizations. */
  abandon?: (key: string, since: number) => Promise<'cancelled' | 'failed' | 'unknown'>
  /** Cancels an authorization. */
  cancel: (reference: string) => Promise<'cancelled' | 'failed' | 'unknown'>
}

/** Accepts cards through vendor-hosted fields. */
export interface CardEngine extends PaymentEngine {
  name: CardEngineName
  cardFields: (site: Site) => CardFields
  /** Exchanges a wallet payload for a token. Returns null if the payload is rejected. */
  takeWallet: (wallet: WalletPayload) => Promise<{ token: string; card: DisplayedCard | null } | null | 'unknown'>
}

export interface ApprovalRequest extends AmountDue {
  /** Idempotency key. */
  key: string
  returnUrl: string
  cancelUrl: string
  /** Set if the payment is captured right after the approval, without a review step. */
  takesAtOnce?: true
}

/** A shopper's approval of an amount, and its state. */
export interface Approval extends AmountDue {
  isApproved: boolean
  /** True if the money was already captured. */
  isTaken: boolean
  payer: string | null
}

/** Handles payments that the shopper approves before the order is placed. */
export interface ApprovalEngine extends PaymentEngine {
  name: 'paypal'
  /** Client id for the vendor's script. */
  scriptId: string | null
  requestApproval: (request: ApprovalRequest) => Promise<{ token: string; approvalUrl: string } | 'failed' | 'unknown'>
  /** Returns null if the token is unknown. */
  readApproval: (token: string) => Promise<Approval | null | 'unknown'>
}
