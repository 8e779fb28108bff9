/** Digits and capitals without I, L, O and U: those are read as others. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' }
const length = 16

/** What people put between the symbols, or paste along with them. */
const between = /[\s\p{Pd}\p{Cf}_.]/gu

/**
 * The code that 15 bytes make: 16 symbols, the last of which tells every code with one wrong symbol or two exchanged
 * ones from a right one [GIFT-214].
 */
export function codeFrom(bytes: Uint8Array): string {
  const values = Array.from(bytes.subarray(0, length - 1), (byte) => byte & 31)
  return [...values, doubled(checksum(values))].map((value) => symbols[value]).join('')
}

/** A typed code as it was given out: without spaces and dashes, in capitals, look-alikes read; null when it is none. */
export function readCode(typed: string): string | null {
  const signs = typed.replaceAll(between, '').toUpperCase().split('')
  const code = signs.map((each) => lookAlikes[each] ?? each)
  const values = code.map((each) => symbols.indexOf(each))
  if (values.length !== length || values.includes(-1) || checksum(values) !== 0) return null
  return code.join('')
}

/** A code in groups of four, for people. */
export function showCode(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}

/** A code of which only the end is told. */
export function maskedCode(last4: string): string {
  return `•••• •••• •••• ${last4}`
}

/** By powers of two in the field of 32 elements, of which no two within a code are alike. */
function checksum(values: readonly number[]): number {
  return values.reduce((sum, value) => doubled(sum) ^ value, 0)
}

/** Times x, modulo x^5 + x^2 + 1. */
function doubled(value: number): number {
  return (value << 1) ^ (value & 16 ? 0b100101 : 0)
}
