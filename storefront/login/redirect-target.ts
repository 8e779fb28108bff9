/**
 * Where to go after logging in: a path of this shop, or the account; whatever could lead to another origin is not
 * honoured [SESSION-405].
 */
export function redirectTarget(asked: string | null): string {
  const target = asked ?? ''
  const isPath = /^\/(?![/\\])[^\\]*$/.test(target) && !hasControl(target)
  const isLogin = /^\/login([/?#]|$)/.test(target)
  return isPath && !isLogin && target.length <= 200 ? target : '/account'
}

function hasControl(text: string): boolean {
  return Array.from(text, (char) => char.codePointAt(0)!).some((code) => code <= 32 || code === 127)
}

/** The target told how many products the merge of the carts brought along [LIST-232]. */
export function withAdded(target: string, added: number): string {
  if (added < 1) return target
  const [path = '', hash] = target.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}added=${added}${hash === undefined ? '' : `#${hash}`}`
}
