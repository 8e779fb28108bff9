/**
 * Parses an amount as entered in a locale (BCP 47), such as '1,250.50' in the USA and '1.250,50' in Germany, in
 * currency units. Returns null for any other format, so that a decimal comma never multiplies the amount by 100
 * [PAY-004].
 */
export function parseAmount(typed: string, tag: string): number | null {
  const { decimal, group } = signsOf(tag)
  const plain = spaced(typed.replace(/\p{Sc}/gu, '').trim())
  const [whole = '', cents, ...more] = plain.split(decimal)
  const groups = whole.split(group)
  const isWhole = groups.length === 1 ? /^\d{1,8}$/.test(whole) : groups.every(isGroup) && groups.length < 4
  if (!isWhole || more.length > 0 || !(cents === undefined || /^\d{1,2}$/.test(cents))) return null
  const amount = Number(`${groups.join('')}.${cents ?? '0'}`)
  return amount > 0 ? amount : null
}

function isGroup(digits: string, index: number): boolean {
  return index === 0 ? /^\d{1,3}$/.test(digits) : /^\d{3}$/.test(digits)
}

function signsOf(tag: string) {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.5)
  const sign = (of: string) => spaced(parts.find(({ type }) => type === of)?.value ?? '')
  return { decimal: sign('decimal'), group: sign('group') }
}

/** Replaces the plain spaces that keyboards produce with non-breaking spaces. */
function spaced(text: string): string {
  return text.replace(/\s/gu, ' ')
}
