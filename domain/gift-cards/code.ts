/** Omits I, L, O, and U, which look like other symbols and are corrected on entry. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' }
const length = 16

/** Separators and invisible characters that shoppers type or paste. */
const between = /[\s\p{Pd}\p{Cf}_.]/gu

/** Creates a code with 15 symbols and a check symbol, which detects one wrong symbol or one swap [GIFT-214]. */
export function createGiftCardCode(bytes: Uint8Array): string {
  const values = Array.from(bytes.subarray(0, length - 1), (byte) => byte & 31)
  return [...values, doubled(checksum(values))].map((value) => symbols[value]).join('')
}

/** Normalizes an entered code. Returns null if it is invalid. */
export function parseGiftCardCode(typed: string): string | null {
  const signs = typed.replaceAll(between, '').toUpperCase().split('')
  const code = signs.map((each) => lookAlikes[each] ?? each)
  const values = code.map((each) => symbols.indexOf(each))
  if (values.length !== length || values.includes(-1) || checksum(values) !== 0) return null
  return code.join('')
}

/** Formats a code in groups of four. */
export function formatGiftCardCode(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}

export function maskGiftCardCode(last4: string): string {
  return `•••• •••• •••• ${last4}`
}

/** Calculates the checksum with powers of x in GF(32), which are all different within a code. */
function checksum(values: readonly number[]): number {
  return values.reduce((sum, value) => doubled(sum) ^ value, 0)
}

/** Multiplies by x, modulo x^5 + x^2 + 1. */
function doubled(value: number): number {
  return (value << 1) ^ (value & 16 ? 0b100101 : 0)
}
