/** Checks an email address in linear time: lengths first, and no nested repetition [ADDRESS-203]. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = text.slice(at + 1)
  if (at < 1 || local.length > 64 || domain.length > 255) return false
  if (!/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local)) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every(isLabel) && !/^[0-9]+$/.test(labels.at(-1)!)
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
