import type { Terms, Translation } from '#domain/catalog/translations/translate-texts.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'

type CardTexts = Pick<Translation, 'name' | 'fact'>

const ofProducts = statement<Translation & { productId: number }>(
  'product-translation.read',
  `select product_id as "productId", name, fact, lead, description, search_title as "searchTitle",
     search_description as "searchDescription" from product_translation
   where language = $1 and product_id = ${anyOf('$2', 'integer')}`,
)
const ofCards = statement<CardTexts & { productId: number }>(
  'product-translation.read-cards',
  `select product_id as "productId", name, fact from product_translation
   where language = $1 and product_id = ${anyOf('$2', 'integer')}`,
)
const ofTerms = statement<{ term: string; text: string }>(
  'term-translation.read',
  `select term, text from term_translation where language = $1 and term = ${anyOf('$2', 'text')}
   union all
   select c.name, min(t.name) from category c join category_translation t on t.category_id = c.id
   where t.language = $1 and c.name = ${anyOf('$2', 'text')}
     and not exists (select from term_translation o where o.language = $1 and o.term = c.name)
   group by c.name`,
)

/** Returns all translated texts by product id. */
export async function readTranslations(db: QueryRunner, language: string, productIds: readonly number[]) {
  return byProduct(productIds.length > 0 ? await db.run(ofProducts, [language, productIds]) : [])
}

/** Returns translated names and fact lines by product id. */
export async function readCardTexts(db: QueryRunner, language: string, productIds: readonly number[]) {
  return byProduct(productIds.length > 0 ? await db.run(ofCards, [language, productIds]) : [])
}

/** Returns the translations that exist for these terms. Terms include department names, which filter deals. */
export async function readTerms(db: QueryRunner, language: string, terms: readonly string[]): Promise<Terms> {
  const rows = terms.length > 0 ? await db.run(ofTerms, [language, [...new Set(terms)]]) : []
  return new Map(rows.map(({ term, text }) => [term, text]))
}

function byProduct<Row extends { productId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.productId, row]))
}
