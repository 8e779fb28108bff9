import { wordsOf } from './words.ts'

export interface CategoryNames {
  id: number
  /** Category names in the singular; "Caps and socks" has two names. */
  names: readonly (readonly string[])[]
}

const separators = /[,&/]|\b(?:and|und|et|y|en)\b/i

/** Prepares category names for `namedCategories`. */
export function categoryNames(categories: readonly { id: number; name: string }[]): CategoryNames[] {
  return categories.map(({ id, name }) => {
    const parts = [name, ...name.split(separators)].map(wordsOf).filter((words) => words.length > 0)
    return { id, names: parts }
  })
}

/** Returns the categories named in the search words, with the share of words that name each, from 0 to 1. */
export function namedCategories(
  categories: readonly CategoryNames[],
  stems: readonly string[],
): { id: number; share: number }[] {
  return categories.flatMap(({ id, names }) => {
    const named = names.filter((name) => name.every((word) => stems.includes(word)))
    const share = Math.max(0, ...named.map(({ length }) => length)) / stems.length
    return share > 0 ? [{ id, share: Math.min(share, 1) }] : []
  })
}
