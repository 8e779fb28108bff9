import { useTexts } from '#storefront/page/shop-context.tsx'

/** Returns a function that converts facet values to display text. */
export function useValueText(): (code: string, value: string) => string {
  const texts = useTexts('catalog/listing')
  return (code, value) => (code === 'rating' ? texts.starsUp(value) : (texts.onlyValues[code] ?? value))
}
