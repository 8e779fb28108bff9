/** Problems of a card form, each a sentence that says what to do. */
export interface CardProblemTexts {
  numberLength: string
  numberTypo: string
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

/** Texts of the pages on which shoppers enter a card or confirm a payment, in one language. */
export interface CardTexts {
  frameTitle: string
  title: string
  lead: string
  number: string
  expiry: string
  cvv: string
  use: string
  back: string
  needsScript: string
  problems: CardProblemTexts
  bank: {
    title: string
    checking: string
    asks: string
    needsScript: string
    unreachable: string
  }
}
