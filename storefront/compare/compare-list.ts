/** The browser's key for what is compared, by category [CATALOG-003]. */
export const compareKey = 'category_compare'
/** So many products stand side by side; a further one is refused [CATALOG-237]. */
const maxCompared = 4

type Ids = readonly number[]

/** The ids that an address names, each once; what is no id is not named. */
export function idsIn(query: URLSearchParams, name: 'ids' | 'add'): Ids {
  const found = (query.get(name) ?? '').split(',').map(Number)
  return [...new Set(found.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))]
}

/** Products side by side, and whether one was refused because there were enough [CATALOG-237]. */
export function comparing(before: Ids, added: Ids): { ids: Ids; isFull: boolean } {
  const all = [...new Set([...before, ...added])]
  return { ids: all.slice(0, maxCompared), isFull: all.length > maxCompared }
}

/** The address of a comparison, which can be shared. */
export function compareAddress(category: string, ids: Ids): string {
  return ids.length === 0 ? `/compare/${category}` : `/compare/${category}?ids=${ids.join(',')}`
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** What a browser compares of a category; what others wrote under the key counts as nothing. */
export function storedIds(storage: Storage, category: string): Ids {
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
