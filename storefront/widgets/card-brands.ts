/** A brand of cards: the symbol that draws its mark, and its name as people write it. */
interface CardBrand {
  mark: string
  name: string
}

const brands: Readonly<Record<string, CardBrand>> = {
  visa: { mark: 'visa', name: 'Visa' },
  mastercard: { mark: 'mastercard', name: 'Mastercard' },
  maestro: { mark: 'maestro', name: 'Maestro' },
  amex: { mark: 'amex', name: 'American Express' },
  discover: { mark: 'discover', name: 'Discover' },
  diners: { mark: 'diners', name: 'Diners Club' },
  jcb: { mark: 'jcb', name: 'JCB' },
}

/** What vaults and wallets call a brand beside that. */
const alsoCalled: Readonly<Record<string, string>> = {
  master: 'mastercard',
  mc: 'mastercard',
  americanexpress: 'amex',
  dinersclub: 'diners',
}

/** A brand by whatever its vault calls it; one that we have no drawing of keeps that name [PAY-437]. */
export function cardBrand(called: string): CardBrand {
  const key = called.toLowerCase().replaceAll(/[^a-z]/g, '')
  return brands[alsoCalled[key] ?? key] ?? { mark: 'other', name: called }
}
