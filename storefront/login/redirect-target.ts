import { safeTarget } from '#domain/routes/redirect.ts'

/**
 * Where to go after logging in: a path of this shop, or the account; whatever could lead to another origin is not
 * honoured [SESSION-405].
 */
export function redirectTarget(asked: string | null): string {
  if (asked === null || asked.length > 200) return '/account'
  const target = safeTarget(asked)
  return target === null || /^\/login([/?#]|$)/.test(target) ? '/account' : target
}

/** The target told how many products the merge of the carts brought along, and how many gifts met others [LIST-232]. */
export function withAdded(target: string, { added, gifts }: { added: number; gifts: number }): string {
  const told = [added > 0 && `added=${added}`, gifts > 0 && `gifts=${gifts}`].filter(Boolean).join('&')
  if (told === '') return target
  const [path = '', hash] = target.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${told}${hash === undefined ? '' : `#${hash}`}`
}
