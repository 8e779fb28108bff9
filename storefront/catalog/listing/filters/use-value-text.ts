import { useTexts } from '#storefront/page/shop-context.tsx'
import type { FacetView } from './arrange-facets.ts'

/** Returns a function that converts facet values to display text. */
export function useValueText(facets: readonly FacetView[]): (code: string, value: string) => string {
  const texts = useTexts('catalog/listing')
  const labelOf = (code: string, value: string) =>
    facets.find((facet) => facet.code === code)?.values.find(({ text }) => text === value)?.label
  return (code, value) =>
    code === 'rating' ? texts.starsUp(value) : (texts.onlyValues[code] ?? labelOf(code, value) ?? value)
}
