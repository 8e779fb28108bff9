/** Storage key for compared products by category [CATALOG-003]. */
export const compareKey = 'category_compare'
/** Maximum number of products in a comparison [CATALOG-237]. */
export const maxCompared = 4

type Ids = readonly number[]

/** Returns the unique, valid ids in a query parameter. */
export function readIdsFromQuery(query: URLSearchParams, name: 'ids' | 'add'): Ids {
  const found = (query.get(name) ?? '').split(',').map(Number)
  return [...new Set(found.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))]
}

/** Adds products to a comparison; `isFull` is true if one was rejected [CATALOG-237]. */
export function addToComparison(before: Ids, added: Ids): { ids: Ids; isFull: boolean } {
  const all = [...new Set([...before, ...added])]
  return { ids: all.slice(0, maxCompared), isFull: all.length > maxCompared }
}

export function compareUrl(category: string, ids: Ids): string {
  return ids.length === 0 ? `/compare/${category}` : `/compare/${category}?ids=${ids.join(',')}`
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Returns a category's stored ids. Ignores invalid content. */
export function readStoredIds(storage: Storage, category: string): Ids {
  return everything(storage)[category] ?? []
}

export function storeIds(storage: Storage, category: string, ids: Ids): void {
  storage.setItem(compareKey, JSON.stringify({ ...everything(storage), [category]: ids }))
}

function everything(storage: Storage): Readonly<Record<string, Ids>> {
  try {
    const found: unknown = JSON.parse(storage.getItem(compareKey) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    const lists = Object.entries(found).filter((pair): pair is [string, number[]] => isIds(pair[1]))
    return Object.fromEntries(lists)
  } catch {
    return {}
  }
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => Number.isInteger(id) && id > 0)
}
