import { normalizeLine } from './typed/normalize-line.ts'

/**
 * Normalizes an email address, so that each mailbox has a single spelling: removes invisible characters and converts
 * full-width letters to ASCII.
 */
export function normalizeEmail(text: string): string {
  const line = normalizeLine(text).replace(/[\u200C\u200D]/g, '')
  const plain = line.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at + 1) + plain.slice(at + 1).normalize('NFKC')
}

const maxBytes = 320

/**
 * Returns true for a valid email address. Runs in linear time: checks lengths first and uses no nested repetition [ADDRESS-203,
 * UI-412..416].
 */
export function isEmail(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > maxBytes) return false
  if (new TextEncoder().encode(text).length > maxBytes) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = text.slice(at + 1)
  if (at < 1 || local.length > 64 || domain.length > 255) return false
  if (!/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local)) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && isTopLevel(labels.at(-1)!)
}

function isTopLevel(label: string): boolean {
  return label.length > 1 && !/^[0-9]+$/.test(label)
}

function isLabel(label: string): boolean {
  return (
    label.length > 0 &&
    label.length <= 63 &&
    /^[\p{L}\p{N}-]+$/u.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  )
}
