import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'

/** Product names and facts, by handle and language. */
export type NamesByProduct = Readonly<
  Record<string, Readonly<Record<TranslatedLanguage, readonly [name: string, fact: string]>>>
>
