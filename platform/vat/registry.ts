/** A VAT number as the registry that knows it is asked: who gave it, ISO 3166-1 alpha-2 or XI, and the rest. */
export interface RegisteredNumber {
  country: string
  digits: string
}

/** Somebody who knows VAT numbers, such as the official service: null when it cannot say now. */
export interface VatRegistry {
  check: (number: RegisteredNumber) => Promise<boolean | null>
}
