import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

type Brand = Reply<Store, 'GET /svc_content/brands'>[number]

export interface BrandLetter {
  letter: string
  brands: readonly (Brand & { url: string })[]
}

/** Returns the brands from A to Z with the path of each brand's product list [CATALOG-007]. */
export function brandLetters(brands: readonly Brand[], language: string): BrandLetter[] {
  const letters = Map.groupBy(
    brands.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    ({ name }) => letterOf(name),
  )
  return [...letters]
    .toSorted(([a], [b]) => Number(a === '#') - Number(b === '#') || a.localeCompare(b, language))
    .map(([letter, own]) => ({ letter, brands: own.map((brand) => ({ ...brand, url: listOf(brand.name) })) }))
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}

function listOf(name: string): string {
  return `/search?${new URLSearchParams({ q: name, brand: name }).toString()}`
}
