import type { CardEngineName, EngineName } from '#domain/payment-engines.ts'
import type { Currency } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'

/** What a vault tells of a card: enough to show it, nothing to pay with. */
export interface CardShown {
  brand: string
  last4: string
  month: number
  year: number
}

/** What a payment has to come to. */
export interface Due {
  /** Minor units. */
  amount: number
  currency: Currency
}

export interface PaymentRequest extends Due {
  /** The vault's token of the entered card. */
  token: string
  /** By which `find` knows the payment: the order's number. */
  key: string
  /**
   * When the payment was begun, milliseconds since 1970. With the key it names one try: asked again with both, the
   * vendor answers as it did; a renewal that is tried anew, and an order that has the number of an older one, is another.
   */
  since: number
  email: string
  ip: string
  browserInfo: Readonly<Record<string, unknown>> | undefined
  /** Where the bank sends the shopper back after a challenge. */
  returnUrl: string
  /** What was agreed to earlier is due again: nobody is there to answer a question. */
  isRenewal?: boolean
  /** The shopper chose a card that the vault has kept from an earlier time. */
  isStored?: boolean
}

/** Captured money that is to go back, all or a part. */
export interface RefundRequest {
  /** Of the payment that was captured. */
  reference: string
  /** Minor units: what goes back with this refund. */
  amount: number
  /**
   * What the earlier refunds of the payment came to. They are asked for one after the other: a vendor that takes no key
   * of ours is asked only for what is missing to both.
   */
  before: number
  currency: Currency
  /** Names this refund, of several of one amount too, for a vendor that takes a key of ours. */
  key: string
  /** When the payment was begun, milliseconds since 1970. */
  since: number
}

/** How a payment stands. Unknown: no answer came, so that it may or may not exist. */
export type PaymentOutcome =
  | { state: 'authorized'; reference: string; card: CardShown | null }
  /** Without an address: where the shopper answers was told when it was begun. */
  | {
      state: 'pending'
      reference: string
      challengeUrl: string | null
      card: CardShown | null
      /** The shopper has done their part: the vendor looks at it itself, for days at times. */
      isReviewed?: true
    }
  | {
      state: 'failed'
      reference: string | null
      /** Amount mismatch: the shopper has agreed to another amount than is due. */
      reason: 'declined' | 'cvv_required' | 'three_ds' | 'amount_mismatch' | 'error'
    }
  | { state: 'unknown' }

/** What a wallet gave to pay with: encrypted for who takes the site's cards. */
export interface WalletPayload {
  kind: 'applepay' | 'googlepay'
  token: Readonly<Record<string, unknown>>
}

/** Where the browser finds the fields of a card; they never come from the shop's own origin. */
export interface CardFields {
  frameUrl: string
  frameOrigin: string
  redirectUrl: string
}

/** Takes money. */
export interface PaymentEngine {
  name: EngineName
  /** The card of a token, null when the vault does not know it; unknown when it did not answer. */
  readCard: (token: string) => Promise<CardShown | null | 'unknown'>
  /** Has the vault keep a card beyond the payment that it was entered for. */
  retain: (token: string) => Promise<'retained' | 'failed' | 'unknown'>
  /** Has the vault forget a card; failed: it knows none of this token. */
  forget: (token: string) => Promise<'forgotten' | 'failed' | 'unknown'>
  authorize: (request: PaymentRequest) => Promise<PaymentOutcome>
  /** How a payment stands, whatever it comes to; null when nothing is known of it. Nothing is changed. */
  read: (reference: string) => Promise<PaymentOutcome | null>
  /**
   * Ends a challenge, by what the shopper came back with where the vendor gives them something, or finds that it has ended;
   * only a payment of what is due pays.
   */
  complete: (reference: string, due: Due, result?: string) => Promise<PaymentOutcome>
  /**
   * The payment of a key, made since a moment (milliseconds since 1970), of what is due where that is said; null when there
   * is surely none, or, where the engine can `abandon`, when none was told yet.
   */
  find: (key: string, since: number, due?: Due) => Promise<PaymentOutcome | null>
  /**
   * References of all money held for each key since a moment of its own, neither captured nor let go; of a key that the
   * answer lacks nothing is known.
   */
  holds: (orders: readonly { key: string; since: number }[]) => Promise<ReadonlyMap<string, string[]>>
  /** Takes authorised money, all or a part; the same reference, authorised since a moment, is captured once. */
  capture: (
    reference: string,
    amount: number,
    currency: Currency,
    since: number,
  ) => Promise<'captured' | 'failed' | 'unknown'>
  /**
   * Gives captured money back; asked again for the same refund, it goes back once. Refunded: the vendor has taken it on.
   * Unanswered: it was told to, and may yet do it; asked again before it can have ended, it would give the money twice.
   */
  refund: (request: RefundRequest) => Promise<'refunded' | 'failed' | 'unknown' | 'unanswered'>
  /** Lets go whatever may be held for a key of a payment begun at a moment, where the vendor cannot be asked what is. */
  abandon?: (key: string, since: number) => Promise<'cancelled' | 'failed' | 'unknown'>
  /** Lets authorised money go. */
  cancel: (reference: string) => Promise<'cancelled' | 'failed' | 'unknown'>
}

/** Takes cards, whose fields it shows to the browser itself. */
export interface CardEngine extends PaymentEngine {
  name: CardEngineName
  cardFields: (site: Site) => CardFields
  /**
   * A token to pay by for what a wallet gave, with its card where the vendor says it; null when it is none that the vendor
   * takes, unknown when it did not answer.
   */
  takeWallet: (wallet: WalletPayload) => Promise<{ token: string; card: CardShown | null } | null | 'unknown'>
}

/** An amount that a shopper is to agree to at the vendor. */
export interface ApprovalRequest extends Due {
  /** Names the question: asked again with it, the vendor answers as it did. */
  key: string
  /** Where the vendor sends the shopper back, with what was agreed to and without. */
  returnUrl: string
  cancelUrl: string
  /** The money is taken as the shopper comes back, and not once they have looked over what they pay for. */
  takesAtOnce?: true
}

/** What a shopper was asked to agree to at the vendor, and whether they have. */
export interface Approval extends Due {
  isApproved: boolean
  /** It has paid something already. */
  isTaken: boolean
  /** The address of the account that pays, where the vendor tells it. */
  payer: string | null
}

/** Takes what a shopper agrees to on the vendor's own page before the order is placed. */
export interface ApprovalEngine extends PaymentEngine {
  name: 'paypal'
  /** By which the vendor's own script knows the account; null where there is none. */
  scriptId: string | null
  askApproval: (request: ApprovalRequest) => Promise<{ token: string; approvalUrl: string } | 'failed' | 'unknown'>
  /** What a token is of; null when the vendor does not know it. */
  readApproval: (token: string) => Promise<Approval | null | 'unknown'>
}
