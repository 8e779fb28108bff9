import {
  type TranslatedField,
  translatedFields,
  type TranslatedLanguage,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { sites, siteSettings, type Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { sanitizeDescription } from '../products/sanitize-description.ts'

const put = statement<{ id: number }>(
  'product-translation.put',
  `insert into product_translation (language, product_id, name, fact, lead, description, search_title, search_description)
   select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
   order by 2
   on conflict (product_id, language) do update set name = excluded.name, fact = excluded.fact, lead = excluded.lead,
     description = excluded.description, search_title = excluded.search_title,
     search_description = excluded.search_description
   where (product_translation.name, product_translation.fact, product_translation.lead, product_translation.description,
       product_translation.search_title, product_translation.search_description)
     is distinct from (excluded.name, excluded.fact, excluded.lead, excluded.description, excluded.search_title,
       excluded.search_description)
   returning product_id as id`,
)
const remove = statement<{ id: number }>(
  'product-translation.remove',
  'delete from product_translation where product_id = $1 and language = $2 returning product_id as id',
)
const listedCategories = statement<{ site: Site; categoryIds: number[] }>(
  'product-translation.listed-categories',
  'select site, category_ids as "categoryIds" from listing where product_id = $1 and site = any ($2)',
)
const putTerms = statement<{ term: string }>(
  'term-translation.put',
  `insert into term_translation (language, term, text) select $1, term, text from unnest($2::text[], $3::text[]) as t (term, text)
   order by term
   on conflict (language, term) do update set text = excluded.text where term_translation.text <> excluded.text
   returning term`,
)

/** Stores a product's texts in a language, or removes them if all are empty. Returns true if a text changed. */
export async function saveTranslation(
  tx: Transaction,
  productId: number,
  language: TranslatedLanguage,
  texts: Translation,
): Promise<boolean> {
  const isEmpty = translatedFields.every((field) => texts[field] === '')
  const changed = isEmpty
    ? await tx.run(remove, [productId, language])
    : await putAll(tx, language, new Map([[productId, texts]]))
  if (changed.length > 0) await purgeTranslation(tx, productId, language)
  return changed.length > 0
}

/** Stores texts of many products in a language, and purges their pages together. */
export async function saveTranslations(
  tx: Transaction,
  language: TranslatedLanguage,
  translations: ReadonlyMap<number, Translation>,
) {
  const changed = await putAll(tx, language, translations)
  if (changed.length > 0) await afterCommit(tx, 'purge', { tags: sitesIn(language).map((site) => `${site}:tree`) })
}

async function putAll(tx: Transaction, language: TranslatedLanguage, translations: ReadonlyMap<number, Translation>) {
  const texts = [...translations.values()]
  const column = (field: TranslatedField) => texts.map((each) => each[field])
  const descriptions = column('description').map(sanitizeDescription)
  const [name, fact, lead] = [column('name'), column('fact'), column('lead')]
  const search = [column('searchTitle'), column('searchDescription')]
  return tx.run(put, [language, [...translations.keys()], name, fact, lead, descriptions, ...search])
}

/** Purges the pages, lists, and searches that show a product in a language. */
export async function purgeTranslation(tx: Transaction, productId: number, language: string) {
  const listed = await tx.run(listedCategories, [productId, sitesIn(language)])
  const tags = sitesIn(language).flatMap((site) => {
    // Lists sort by name.
    const categoryIds = listed.find((each) => each.site === site)?.categoryIds ?? []
    return [`${site}:product:${productId}`, `${site}:search`, ...categoryIds.map((id) => `${site}:category:${id}`)]
  })
  await afterCommit(tx, 'purge', { tags })
}

/** Adds or replaces translations of terms. Every page may show a term, so a change purges all of them. */
export async function saveTerms(tx: Transaction, language: TranslatedLanguage, terms: ReadonlyMap<string, string>) {
  if (terms.size === 0) return
  const changed = await tx.run(putTerms, [language, [...terms.keys()], [...terms.values()]])
  if (changed.length > 0) await afterCommit(tx, 'purge', { tags: sitesIn(language).map((site) => `${site}:tree`) })
}

function sitesIn(language: string): Site[] {
  return sites.filter((site) => siteSettings[site].locales.some(({ tag }) => tag.split('-')[0] === language))
}
