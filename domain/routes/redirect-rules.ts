import { collapseSlashes, safeTarget } from './redirect.ts'

export const redirectKinds = ['exact', 'prefix'] as const
export type RedirectKind = (typeof redirectKinds)[number]

export interface RedirectRule {
  from: string
  /** If a prefix's target ends with *, the rest of the path is appended. */
  to: string
  kind: RedirectKind
}

export const redirectProblemCodes = [
  'invalid_from',
  'query_in_from',
  'invalid_target',
  'foreign_target',
  'redirect_loop',
  'redirect_chain',
] as const
export interface RedirectProblem {
  code: (typeof redirectProblemCodes)[number]
  /** The path where a loop closes or a chain continues, or else the invalid value. */
  at: string
}

const maxPrefixes = 20

/** Returns a path and its parents, longest first, without the root. These are the prefixes that can match it. */
export function prefixesOf(path: string): string[] {
  const parts = path
    .split('/')
    .slice(1, maxPrefixes + 1)
    .filter((part) => part !== '')
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).toReversed()
}

/** Returns a rule's target for a matching path. */
export function targetOf({ from, to, kind }: RedirectRule, path: string): string {
  if (kind === 'exact' || !to.endsWith('*')) return to
  const rest = path.slice(from.length).replace(/^\//, '')
  return to.slice(0, -1) + rest
}

/**
 * Normalizes a path, or the path of a URL on any host: encoded and without a trailing slash. Returns null if it is
 * invalid.
 */
export function normalizeRedirectPath(address: string): string | null {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  const path = collapseSlashes(url ? url.pathname : address)
  if (!/^\/[^/\s\\?#*][^\s\\?#*]{0,1998}$/.test(path)) return null
  const encoded = new URL(path, 'https://shop.invalid').pathname.replace(/\/$/, '')
  return encoded === '' || encoded.length > 2_000 ? null : encoded
}

/** Returns a rule with normalized paths, or its problem. External targets must be on an allowed host [ROUTE-017]. */
export function parseRule(
  { from, to, kind }: RedirectRule,
  allowedHosts: readonly string[],
): { rule: RedirectRule } | RedirectProblem {
  // Lookups ignore the query, so a redirect with a query would never apply.
  if (from.includes('?')) return { code: 'query_in_from', at: from }
  const path = normalizeRedirectPath(from)
  if (path === null) return { code: 'invalid_from', at: from }
  const isOpen = kind === 'prefix' && to.endsWith('*')
  const bare = isOpen ? to.slice(0, -1) : to
  const target = bare.includes('*') ? null : safeTarget(bare, allowedHosts)
  if (target === null)
    return { code: /^(?:[a-z][\w+.-]*:|\/\/)/i.test(to) ? 'foreign_target' : 'invalid_target', at: to }
  return { rule: { from: path, to: isOpen ? `${target}*` : target, kind } }
}

/** A site's redirect rules, indexed by path and by target. */
interface RuleIndex {
  byPath: ReadonlyMap<string, RedirectRule>
  /** One rule for each target path. */
  byTarget: ReadonlyMap<string, RedirectRule>
}

export function indexRules(rules: Iterable<RedirectRule>): RuleIndex {
  const byPath = new Map([...rules].map((rule) => [rule.from, rule]))
  return { byPath, byTarget: new Map([...byPath.values()].map((rule) => [pathOf(rule.to), rule])) }
}

/**
 * Returns a loop or chain that includes a rule, or null. Each redirect must lead directly to a page, because shoppers
 * wait for every hop and search engines follow few.
 */
export function chainProblem({ byPath, byTarget }: RuleIndex, rule: RedirectRule): RedirectProblem | null {
  const target = pathOf(rule.to)
  const next = ruleFor(byPath, target)
  if (next) return { code: leadsTo(byPath, target, rule) ? 'redirect_loop' : 'redirect_chain', at: next.from }
  const before = rule.kind === 'exact' ? byTarget.get(rule.from) : ruleInto(byTarget, rule.from)
  return before ? { code: 'redirect_chain', at: before.from } : null
}

function ruleFor(byPath: RuleIndex['byPath'], path: string): RedirectRule | undefined {
  const exact = byPath.get(path)
  if (exact) return exact
  return prefixesOf(path)
    .map((prefix) => byPath.get(prefix))
    .find((each) => each?.kind === 'prefix')
}

function ruleInto(byTarget: RuleIndex['byTarget'], prefix: string): RedirectRule | undefined {
  for (const [target, rule] of byTarget) if (target === prefix || target.startsWith(`${prefix}/`)) return rule
  return undefined
}

/** Returns true if the rules lead from a path back to this rule. */
function leadsTo(byPath: RuleIndex['byPath'], path: string, rule: RedirectRule): boolean {
  const seen = new Set<string>()
  for (let at = path; !seen.has(at);) {
    seen.add(at)
    const next = ruleFor(byPath, at)
    if (!next) return false
    if (next.from === rule.from) return true
    at = pathOf(next.to)
  }
  return false
}

/** Returns a target's path without its query and trailing *. */
function pathOf(target: string): string {
  return target
    .split(/[?#]/)[0]!
    .replace(/\*$/, '')
    .replace(/(?<=.)\/$/, '')
}
