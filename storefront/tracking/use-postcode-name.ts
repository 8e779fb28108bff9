import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

/** Returns the site's term for postcode, such as 'ZIP code' in the USA. */
export function usePostcodeName(): string {
  const { postcodes } = useTexts('tracking')
  return postcodes[postcodeName(useShop().site)]
}
