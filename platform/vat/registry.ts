/** Country (ISO 3166-1 alpha-2 or XI) and the rest of a VAT number. */
export interface RegisteredNumber {
  country: string
  digits: string
}

/** `check` returns null if it cannot answer now. */
export interface VatRegistry {
  check: (number: RegisteredNumber) => Promise<boolean | null>
}
