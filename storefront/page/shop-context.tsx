import { createContext, type ReactNode, useContext } from 'react'
import { siteSettings } from '#domain/sites.ts'
import { type Formats, formatsOf } from './formats.ts'
import type { Shop } from './page.ts'
import { type TextArea, textsOf, type TextsOf } from '#storefront/texts.ts'

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('useShop is called outside of ShopProvider')
  return shop
}

export function useTexts<Area extends TextArea>(area: Area): TextsOf<Area> {
  return textsOf(useShop().language, area)
}

export function useFormats(): Formats {
  const { site, locale } = useShop()
  return formatsOf(locale.tag, siteSettings[site].currency)
}
