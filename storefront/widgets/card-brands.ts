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

const alsoCalled: Readonly<Record<string, string>> = {
  master: 'mastercard',
  mc: 'mastercard',
  americanexpress: 'amex',
  dinersclub: 'diners',
}

/** Returns the brand for a vault's brand name. Brands without a drawing use the vault's name [PAY-437]. */
export function cardBrand(name: string): CardBrand {
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return brands[alsoCalled[key] ?? key] ?? { mark: 'other', name }
}
