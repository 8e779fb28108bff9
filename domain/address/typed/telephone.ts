import { normalizeLine } from './normalize-line.ts'

/** North American numbers have ten digits. Neither the area code nor the exchange starts with 0 or 1. */
const northAmerican: ReadonlySet<string> = new Set(['US', 'CA'])
const fewestDigits = 6
/** ITU-T E.164. */
const mostDigits = 15
/** Maximum digits in an extension. A longer number would be a second telephone number. */
const mostExtensionDigits = 8
const label = /^(?:telephone|telefon|tel|phone)\b\.?:? ?/
const remark = / ?\([\p{L} .]+\)$/u
const extensionMark = /[,;]? ?(?:extension|extn|ext\.?|poste|durchwahl|dw|x|#)|[,;]/

/** Returns a telephone number as one line with ASCII digits and symbols. */
export function normalizeTelephone(telephone: string): string {
  return normalizeLine(telephone.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\u2018\u2019\u2032]/g, "'")
}

/**
 * Returns true if a telephone number of up to 40 characters is callable, with or without an extension, a label in front
 * ("Tel."), and a remark at the end ("(office)").
 */
export function isTelephone(telephone: string, countryId: string): boolean {
  const text = normalizeTelephone(telephone).toLowerCase().replace(label, '').replace(remark, '')
  const [number = '', extension = '', ...more] = text.split(extensionMark)
  if (more.length > 0 || !isExtension(extension) || !/^\(?\+?[0-9 ()./'-]+$/.test(number.trim())) return false
  const digits = number.replace(/\D/g, '')
  if (digits.length < fewestDigits || digits.length > mostDigits || /^0+$/.test(digits)) return false
  const isForeign = /^\(?\+/.test(number.trim()) && !digits.startsWith('1')
  if (!northAmerican.has(countryId) || isForeign || digits.startsWith('011')) return true
  return /^1?[2-9][0-9]{2}[2-9][0-9]{6}$/.test(digits)
}

function isExtension(text: string): boolean {
  return /^[0-9 .:]*$/.test(text) && text.replace(/\D/g, '').length <= mostExtensionDigits
}
