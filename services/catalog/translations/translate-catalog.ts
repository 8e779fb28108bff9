import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import { translateSearchTexts, type SearchTexts } from '#domain/catalog/texts/search-texts.ts'
import {
  displayedFields,
  translateSpecification,
  translateTexts,
  type EnglishFields,
  type SpecificationRow,
  type Terms,
} from '#domain/catalog/translations/translate-texts.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Card } from '../listing/card.ts'
import { readCardTexts, readTerms, readTranslations } from './repository.ts'
import { requestLanguage } from './request-language.ts'

interface Titled {
  title: string
}
interface CustomChoice extends Titled {
  values: readonly Titled[]
}
/** The texts on a product page that are translated. */
interface PageTexts extends SearchTexts {
  id: number
  name: string
  fact: string
  lead: string
  description: string
  specification: readonly SpecificationRow[]
  options: OptionEntry[]
  attributes: Pick<ProductAttributes, 'warranty' | 'sizeChart'>
  customOptions: readonly CustomChoice[]
  bundleOptions: readonly Titled[]
}
/** The texts in a cart line that are translated. */
interface LineTexts {
  productId: number
  name: string
  choice: string[]
  lang?: EnglishFields
  customOptions: readonly CustomChoice[]
  bundleOptions: readonly Titled[]
}

/** Returns cards in the language of the request; texts without a translation stay English and are marked. */
export async function translateCards<Row extends Card>(db: QueryRunner, cards: readonly Row[]): Promise<Row[]> {
  const language = requestLanguage()
  if (language === 'en' || cards.length === 0) return [...cards]
  const labels = cards.flatMap(({ swatches }) => swatches.map(({ label }) => label))
  const [texts, terms] = await Promise.all([
    readCardTexts(
      db,
      language,
      cards.map(({ productId }) => productId),
    ),
    readTerms(db, language, labels),
  ])
  return cards.map((card) => ({
    ...translateTexts(card, ['name', 'fact'], texts.get(card.productId)),
    swatches: card.swatches.map((swatch) => ({ ...swatch, label: terms.get(swatch.label) ?? swatch.label })),
  }))
}

/** Returns products in the language of the request, with each option value's translation as `text`. */
export async function translateProducts<Row extends PageTexts>(db: QueryRunner, products: readonly Row[]) {
  const language = requestLanguage()
  if (language === 'en' || products.length === 0) return products
  const [texts, terms] = await Promise.all([
    readTranslations(
      db,
      language,
      products.map(({ id }) => id),
    ),
    readTerms(db, language, products.flatMap(termsOfProduct)),
  ])
  return products.map((product): Row & { lang?: EnglishFields } => {
    const { lang, ...shown } = translateTexts(product, displayedFields, texts.get(product.id))
    const { rows, isEnglish } = translateSpecification(product.specification, terms)
    const english: EnglishFields = { ...lang, ...(isEnglish && { specification: 'en' }) }
    return {
      ...(shown as unknown as Row),
      ...translateSearchTexts(product, texts.get(product.id)),
      specification: rows,
      options: product.options.map((option) => translateOption(option, terms)),
      attributes: translateAttributes(product.attributes, terms),
      ...translateChoices(product, terms),
      ...(Object.keys(english).length > 0 && { lang: english }),
    }
  })
}

/** Returns the products in cart lines in the language of the request. */
export async function translateLines<Row extends LineTexts>(db: QueryRunner, lines: readonly Row[]): Promise<Row[]> {
  const language = requestLanguage()
  if (language === 'en' || lines.length === 0) return [...lines]
  const [texts, terms] = await Promise.all([
    readCardTexts(
      db,
      language,
      lines.map(({ productId }) => productId),
    ),
    readTerms(
      db,
      language,
      lines.flatMap((line) => [...line.choice, ...termsOfChoices(line)]),
    ),
  ])
  return lines.map((line) => ({
    ...translateTexts(line, ['name'], texts.get(line.productId)),
    choice: line.choice.map((text) => terms.get(text) ?? text),
    ...translateChoices(line, terms),
  }))
}

/** Returns names in the language of the request. */
export async function translateNames<Row extends { id: number; name: string }>(
  db: QueryRunner,
  rows: readonly Row[],
): Promise<Row[]> {
  const language = requestLanguage()
  if (language === 'en') return [...rows]
  const texts = await readCardTexts(
    db,
    language,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, name: texts.get(row.id)?.name || row.name }))
}

function termsOfProduct(product: PageTexts): string[] {
  const { specification, options, attributes } = product
  const ofOptions = options.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)])
  const ofRows = specification.flatMap(([label, value]) => [label, value])
  const { warranty, sizeChart } = attributes
  const ofAttributes = [warranty, ...(sizeChart?.columns ?? []), sizeChart?.note].filter((text) => text !== undefined)
  return [...ofRows, ...ofOptions, ...ofAttributes, ...termsOfChoices(product)]
}

function termsOfChoices({ customOptions, bundleOptions }: Pick<PageTexts, 'customOptions' | 'bundleOptions'>) {
  const titles = ({ title, values }: CustomChoice) => [title, ...values.map((value) => value.title)]
  return [...customOptions.flatMap(titles), ...bundleOptions.map(({ title }) => title)]
}

function translateOption({ label, values, ...option }: OptionEntry, terms: Terms): OptionEntry {
  return {
    ...option,
    label: terms.get(label) ?? label,
    // The English label identifies the value in URLs, filters, and orders.
    values: values.map((value) => {
      const text = terms.get(value.label)
      return { ...value, ...(text !== undefined && { text }) }
    }),
  }
}

/** Translates the warranty, and the size chart's columns and note. */
function translateAttributes<Attributes extends PageTexts['attributes']>(
  attributes: Attributes,
  terms: Terms,
): Attributes {
  const { warranty, sizeChart } = attributes
  const inLanguage = (text: string) => terms.get(text) ?? text
  return {
    ...attributes,
    ...(warranty !== undefined && { warranty: inLanguage(warranty) }),
    ...(sizeChart && {
      sizeChart: {
        ...sizeChart,
        columns: sizeChart.columns.map(inLanguage),
        ...(sizeChart.note !== undefined && { note: inLanguage(sizeChart.note) }),
      },
    }),
  }
}

function translateChoices<Row extends Pick<PageTexts, 'customOptions' | 'bundleOptions'>>(row: Row, terms: Terms) {
  const titled = <Each extends Titled>(each: Each): Each => ({ ...each, title: terms.get(each.title) ?? each.title })
  return {
    customOptions: row.customOptions.map((option) => ({ ...titled(option), values: option.values.map(titled) })),
    bundleOptions: row.bundleOptions.map(titled),
  } as Pick<Row, 'customOptions' | 'bundleOptions'>
}
