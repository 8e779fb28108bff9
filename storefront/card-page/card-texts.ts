/** Problems of a card form, each a sentence that says what to do. */
export interface CardProblemTexts {
  number: string
  numberRefused: string
  expiry: string
  expired: string
  expiryRefused: string
  cvv: string
  cvvRefused: string
  cardRefused: string
  notLoaded: string
  notUsed: string
}

/** The texts that the card page's server passes to its scripts, in the shopper's language. */
export interface CardTexts {
  number: string
  cvv: string
  problems: CardProblemTexts
  bank: { asks: string; unreachable: string }
}
