import type { LooseCall } from '#contract/client/send.ts'

/** Returns the values at a path such as `body.items.*.listItemId`. */
export function valuesAt(request: LooseCall, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>((at, step) => at.flatMap((each) => childrenOf(each, step)), [request])
}

export function withValueAt(request: LooseCall, path: string, value: unknown): LooseCall {
  const copy = structuredClone(request)
  const steps = path.split('.')
  const parents = steps
    .slice(0, -1)
    .reduce<unknown[]>((at, step) => at.flatMap((each) => childrenOf(each, step)), [copy])
  const last = steps.at(-1)!
  for (const parent of parents as Record<string, unknown>[]) {
    for (const key of last === '*' ? Object.keys(parent) : [last]) parent[key] = value
  }
  return copy
}

function childrenOf(node: unknown, step: string): unknown[] {
  if (node === null || typeof node !== 'object') return []
  const found = step === '*' ? Object.values(node) : [(node as Record<string, unknown>)[step]]
  return found.filter((each) => each !== undefined)
}
