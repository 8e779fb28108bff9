import { orderMeasures } from '#domain/measures/localize.ts'
import { useShop } from '#storefront/page/shop-context.tsx'

/** Returns a function that formats a line's choice with the shopper's units first. */
export function useChoiceText(): (choice: string) => string {
  const { units } = useShop()
  return (choice) => orderMeasures(choice, units)
}
