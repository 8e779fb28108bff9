import { emptyTranslation, translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { saveTerms, saveTranslations } from '#services/catalog/translations/save-translation.ts'
import { demoProducts } from '../products.ts'
import { alternativeTexts } from './pictures/alternative-texts.ts'
import { longTexts } from './products/long-texts/long-texts.ts'
import { productNames } from './products/product-names.ts'
import { termsIn } from './products/terms.ts'

// Overwrites existing texts, because a picture's text from a category is shorter.
const putAlternativeTexts = statement(
  'demo.alternative-texts',
  `update media_file set alt = described.alt, alts = described.alts
   from jsonb_to_recordset($1::jsonb) as described (path text, alt text, alts jsonb)
   where media_file.path = described.path`,
)

/** Stores translated texts for the demo products and their pictures. */
export async function saveDemoTranslations(tx: Transaction) {
  for (const language of translatedLanguages) {
    const texts = demoProducts.flatMap(({ id, handle }) => {
      const names = productNames[handle]?.[language]
      if (!names) return []
      const [name, fact] = names
      return [[id, { ...emptyTranslation, name, fact, ...longTexts[language][handle] }] as const]
    })
    await saveTranslations(tx, language, new Map(texts))
    await saveTerms(tx, language, termsIn(language))
  }
  await tx.run(putAlternativeTexts, [JSON.stringify(describedPictures())])
}

/** Returns each picture's texts from its first use. A few pictures show several products, with different texts. */
function describedPictures() {
  const firstUses = new Map(
    demoProducts.flatMap(({ pictures }) => pictures.map(({ name, alt }) => [name, alt] as const)).toReversed(),
  )
  return [...firstUses].map(([name, alt]) => ({
    path: `/media/demo/${name}`,
    alt,
    alts: Object.fromEntries(translatedLanguages.map((language) => [language, alternativeTexts[language][alt]])),
  }))
}
