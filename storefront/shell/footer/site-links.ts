import type { ShellTexts } from '../texts/en.ts'

interface SiteLink {
  label: string
  path: string
}

export function serviceLinks(texts: ShellTexts): SiteLink[] {
  return [
    { label: texts.track, path: '/shippingtracker' },
    { label: texts.shipping, path: '/shipping-information' },
    { label: texts.returns, path: '/returns' },
    { label: texts.help, path: '/contact' },
  ]
}
