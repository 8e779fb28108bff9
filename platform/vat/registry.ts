/** A country (ISO 3166-1 alpha-2 or XI) and the remaining part of the VAT number. */
export interface RegisteredNumber {
  country: string
  digits: string
}

/** `check` returns null if the registry cannot respond now. */
export interface VatRegistry {
  check: (number: RegisteredNumber) => Promise<boolean | null>
}
