import type { CardEngineName, EngineName } from '#domain/payment-engines.ts'
import type { Currency } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

export interface CardShown {
  brand: string
  last4: string
  month: number
  year: number
}

export interface Due {
  /** Minor units. */
  amount: number
  currency: Currency
}

export interface PaymentRequest extends Due {
  /** The vault's token. */
  token: string
  /** The order number. */
  key: string
  /**
   * Start of the payment, milliseconds since 1970. With `key` it identifies one idempotent attempt; renewals and reused
   * order numbers differ in it.
   */
  since: number
  email: string
  ip: string
  browserInfo: Readonly<Record<string, unknown>> | undefined
  returnUrl: string
  /** No shopper is present to answer a challenge. */
  isRenewal?: boolean
  isStored?: boolean
}

export interface RefundRequest {
  /** Reference of the captured payment. */
  reference: string
  /** Minor units of this refund. */
  amount: number
  /** Minor units of all earlier refunds. A vendor without idempotency keys gets only the difference to the total. */
  before: number
  currency: Currency
  /** Idempotency key. */
  key: string
  /** Milliseconds since 1970. */
  since: number
}

/** `unknown`: no response, so the payment may exist. */
export type PaymentOutcome =
  | { state: 'authorized'; reference: string; card: CardShown | null }
  /** challengeUrl is null if it was returned only at the start. */
  | {
      state: 'pending'
      reference: string
      challengeUrl: string | null
      card: CardShown | null
      /** The vendor's review can take days. */
      isReviewed?: true
    }
  | {
      state: 'failed'
      reference: string | null
      /** amount_mismatch: another amount was approved. */
      reason: 'declined' | 'cvv_required' | 'three_ds' | 'amount_mismatch' | 'error'
    }
  | { state: 'unknown' }

/** Encrypted for the site's card processor. */
export interface WalletPayload {
  kind: 'applepay' | 'googlepay'
  token: Readonly<Record<string, unknown>>
}

/** Never on the shop's own origin. */
export interface CardFields {
  frameUrl: string
  frameOrigin: string
  redirectUrl: string
}

export interface PaymentEngine {
  name: EngineName
  /** Null if the vault does not know the card. */
  readCard: (token: string) => Promise<CardShown | null | 'unknown'>
  /** Keeps a card beyond its first payment. */
  retain: (token: string) => Promise<'retained' | 'failed' | 'unknown'>
  /** `failed`: the token is not known. */
  forget: (token: string) => Promise<'forgotten' | 'failed' | 'unknown'>
  authorize: (request: PaymentRequest) => Promise<PaymentOutcome>
  /** Returns the state for any amount, null if not known. Has no side effects. */
  read: (reference: string) => Promise<PaymentOutcome | null>
  /** Completes a challenge, or returns the final state. An amount other than `due` fails. */
  complete: (reference: string, due: Due, result?: string) => Promise<PaymentOutcome>
  /**
   * Finds a key's payment since a time (milliseconds since 1970). Null means none exists or, with `abandon`, none was
   * reported yet.
   */
  find: (key: string, since: number, due?: Due) => Promise<PaymentOutcome | null>
  /** Uncaptured authorizations per key. A missing key is unknown. */
  holds: (orders: readonly { key: string; since: number }[]) => Promise<ReadonlyMap<string, string[]>>
  /** Idempotent per reference. */
  capture: (
    reference: string,
    amount: number,
    currency: Currency,
    since: number,
  ) => Promise<'captured' | 'failed' | 'unknown'>
  /** Idempotent per refund. `unanswered`: it may still be processed; retrying too early could refund twice. */
  refund: (request: RefundRequest) => Promise<'refunded' | 'failed' | 'unknown' | 'unanswered'>
  /** Cancels any authorization of a key, for vendors that cannot list them. */
  abandon?: (key: string, since: number) => Promise<'cancelled' | 'failed' | 'unknown'>
  /** Cancels an authorization. */
  cancel: (reference: string) => Promise<'cancelled' | 'failed' | 'unknown'>
}

/** Takes cards in vendor-hosted fields. */
export interface CardEngine extends PaymentEngine {
  name: CardEngineName
  cardFields: (site: Site) => CardFields
  /** Exchanges a wallet payload for a token; null if rejected. */
  takeWallet: (wallet: WalletPayload) => Promise<{ token: string; card: CardShown | null } | null | 'unknown'>
}

export interface ApprovalRequest extends Due {
  /** Idempotency key. */
  key: string
  returnUrl: string
  cancelUrl: string
  /** Captures without a review step. */
  takesAtOnce?: true
}

/** An approval and its state. */
export interface Approval extends Due {
  isApproved: boolean
  /** Money was already captured. */
  isTaken: boolean
  payer: string | null
}

/** The shopper approves before the order is placed. */
export interface ApprovalEngine extends PaymentEngine {
  name: 'paypal'
  /** Client id for the vendor's script. */
  scriptId: string | null
  askApproval: (request: ApprovalRequest) => Promise<{ token: string; approvalUrl: string } | 'failed' | 'unknown'>
  /** Null if the token is not known. */
  readApproval: (token: string) => Promise<Approval | null | 'unknown'>
}
