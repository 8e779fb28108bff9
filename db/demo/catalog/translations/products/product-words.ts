import type { Translation } from '#domain/catalog/translations/translate-texts.ts'

/** Texts of products by handle, in one language. Missing texts stay English. */
export type ProductWords = Readonly<Record<string, Partial<Translation> & Pick<Translation, 'name' | 'fact'>>>
