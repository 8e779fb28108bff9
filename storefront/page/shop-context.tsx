import { createContext, type ReactNode, useContext } from 'react'
import { siteSettings } from '#domain/sites.ts'
import { type Formats, formatsOf } from './formats.ts'
import type { Shop } from './page.ts'
import { type TextArea, textsOf, type TextsOf } from '#storefront/texts.ts'

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop around a component: site, locale, country. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('A component is used outside of the shop')
  return shop
}

/** The texts of an area in the language of the page. */
export function useTexts<Area extends TextArea>(area: Area): TextsOf<Area> {
  return textsOf(useShop().language, area)
}

/** How the page's locale writes money, numbers and dates. */
export function useFormats(): Formats {
  const { site, locale } = useShop()
  return formatsOf(locale.tag, siteSettings[site].currency)
}
