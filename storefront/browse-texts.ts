import type { lazyTexts } from './lazy-texts.ts'

/** English texts for browse pages, in one chunk per area. Other texts load with their pages. */
export const browseTexts = {
  shell: () => import('./shell/texts/en.ts'),
  catalog: () => import('./catalog/texts/en.ts'),
  'catalog/listing': () => import('./catalog/listing/texts/en.ts'),
  'catalog/product': () => import('./catalog/product/texts/en.ts'),
  'catalog/deals': () => import('./catalog/deals/texts/en.ts'),
  'catalog/compound': () => import('./catalog/compound/texts/en.ts'),
  search: () => import('./search/texts/en.ts'),
} as const

type Catalog = typeof browseTexts & typeof lazyTexts
export type TextArea = keyof Catalog
export type TextsOf<Area extends TextArea> = Awaited<ReturnType<Catalog[Area]>>['texts']

/** Texts in another language. */
export type Translations = { [Area in TextArea]: () => Promise<{ texts: TextsOf<Area> }> }
