import { siteSettings } from '#domain/sites.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'

export function TaxNote({ taxClass }: { taxClass: string }) {
  const { site, country, tax } = useShop()
  const texts = useTexts('catalog/product')
  const formats = useFormats()
  const notes = {
    net: texts.taxNet,
    vat: texts.taxVat(formats.percent(tax?.[taxClass] ?? 0), formats.countryName(country)),
    'gst-included': texts.taxGst,
  }
  return <p className="why">{taxClass === 'untaxed' ? texts.taxNone : notes[siteSettings[site].taxDisplay]}</p>
}
