import type { Site } from '../sites.ts'
import { chainProblem, indexRules, normalizeRedirectPath, type RedirectRule } from './redirect-rules.ts'

/** A page's move from one path to another, both in the format that redirects use. */
export interface PathMove {
  from: string
  to: string
}
type StoredRule = RedirectRule & { site: Site }

/** Returns a handle's path in the format that redirects use. */
export function pathOfHandle(handle: string): string {
  return normalizeRedirectPath(`/${handle}`) ?? `/${encodeURIComponent(handle)}`
}

/**
 * Returns the first rule at either path that prevents a move. At the new path, this is a prefix or a redirect to a
 * different page. At the earlier path, this is a prefix on a site that shows the page, because a redirect to the new
 * path would replace the prefix.
 */
export function blockingRule<Rule extends StoredRule>(
  rules: readonly Rule[],
  { from, to }: PathMove,
  shownOn: readonly Site[],
): Rule | undefined {
  return rules.find((rule) =>
    rule.from === to
      ? rule.kind === 'prefix' || barePath(rule.to) !== from
      : rule.kind === 'prefix' && shownOn.includes(rule.site),
  )
}

/** Returns the first rule from or to one of the paths that is part of a chain or loop. */
export function brokenChain<Rule extends RedirectRule>(
  rules: readonly Rule[],
  paths: readonly string[],
): Rule | undefined {
  const index = indexRules(rules)
  const concerned = rules.filter(({ from, to }) => paths.includes(from) || paths.includes(barePath(to)))
  return concerned.find((rule) => chainProblem(index, rule) !== null)
}

function barePath(target: string): string {
  return target.split(/[?#]/)[0]!
}
