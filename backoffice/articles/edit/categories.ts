import { indexCategories } from '#domain/content/index-categories.ts'

const isVisible = (id: number) => indexCategories.some((category) => category.id === id)

/** Returns the category that an article's path contains: the first visible one, or null. */
export function mainCategory(categories: readonly number[]): number | null {
  return categories.find(isVisible) ?? null
}

/** Moves a category to the front. Null removes the main category instead. Other categories and featured slots stay. */
export function withMainCategory(categories: readonly number[], id: number | null): number[] {
  if (id !== null) return [id, ...categories.filter((each) => each !== id)]
  const main = mainCategory(categories)
  return categories.filter((each) => each !== main)
}

/** Adds a category or featured slot at the end, or removes it. */
export function withCategory(categories: readonly number[], id: number, isOn: boolean): number[] {
  const others = categories.filter((each) => each !== id)
  return isOn ? [...others, id] : others
}
