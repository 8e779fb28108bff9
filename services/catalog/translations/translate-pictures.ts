import { variantPictureText } from '#domain/catalog/pictures/variant-picture-text.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readTranslatedAlts } from '#services/media/steps.ts'
import type { Picture } from '../products/pictures.ts'
import { requestLanguage } from './request-language.ts'

interface PicturedProduct {
  pictures: Picture[]
  children: readonly { pictures: Picture[] | null }[]
}

/**
 * Returns a function that sets the alternative text of these products' pictures in the request's language. If a
 * picture's English text differs from the media library's, the text stays unchanged.
 */
export async function alternativeTexts(db: QueryRunner, products: readonly PicturedProduct[]) {
  const language = requestLanguage()
  if (language === 'en') return (pictures: Picture[]): Picture[] => pictures
  const shown = products.flatMap(({ pictures, children }) => [
    ...pictures,
    ...children.flatMap((child) => child.pictures ?? []),
  ])
  const texts = await readTranslatedAlts(db, language, [...new Set(shown.map(({ base }) => base))])
  return (pictures: Picture[]): Picture[] =>
    pictures.map((picture) => {
      const translated = texts.get(picture.base)
      return translated?.alt === picture.alt ? { ...picture, alt: translated.text } : picture
    })
}

type Named = Parameters<typeof variantPictureText>[0]

/** Replaces the default text of a variant's pictures with the default text for the translated product. */
export function translateVariantPictures(
  pictures: readonly Picture[],
  english: Named,
  translated: Named,
  choice: Readonly<Record<string, string>>,
): Picture[] {
  const byDefault = variantPictureText(english, choice)
  return pictures.map((picture) =>
    picture.alt === byDefault ? { ...picture, alt: variantPictureText(translated, choice) } : picture,
  )
}
