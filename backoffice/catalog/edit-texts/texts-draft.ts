import { mergeTexts, textFields, type ProductTexts, type TextField } from '#domain/catalog/texts/product-texts.ts'

/** An edit of a product's texts. `read` contains the stored texts that the edit started from. */
interface TextsDraft {
  read: ProductTexts
  edited: ProductTexts
}

type Row = ProductTexts['specification'][number]

/** Returns trimmed texts without empty specification rows. */
function textsToSave(texts: ProductTexts): ProductTexts {
  const { name, fact, lead, description, specification, searchTitle, searchDescription } = texts
  return {
    name: name.trim(),
    fact: fact.trim(),
    lead: lead.trim(),
    description: description.trim(),
    searchTitle: onOneLine(searchTitle),
    searchDescription: onOneLine(searchDescription),
    specification: specification
      .map(([label, value]): Row => [label.trim(), value.trim()])
      .filter(([label, value]) => label !== '' || value !== ''),
  }
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns the fields that saving would change. Other fields are not sent, because imported texts may exceed the limits.
 */
export function changesOf({ read, edited }: TextsDraft): Partial<ProductTexts> {
  const [before, after] = [textsToSave(read), textsToSave(edited)]
  const changed = textFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]]))
}

/** Returns the changed fields that cannot be saved: an empty name, or a specification with half-filled rows. */
export function incompleteFields({ name, specification = [] }: Partial<ProductTexts>): TextField[] {
  const isHalfFilled = specification.some(([label, value]) => label === '' || value === '')
  return [...(name === '' ? (['name'] as const) : []), ...(isHalfFilled ? (['specification'] as const) : [])]
}

/**
 * Rebases a draft onto newer stored texts. Fields that the draft does not change take the stored text. Conflicting
 * fields retain the draft's text, which the next save writes.
 */
export function rebaseDraft({ read, edited }: TextsDraft, stored: ProductTexts): TextsDraft {
  const { texts, conflicts } = mergeTexts(stored, { read, edited })
  const own = Object.fromEntries(conflicts.map((field) => [field, edited[field]]))
  return { read: stored, edited: { ...texts, ...own } }
}

/** Returns the fields that the server rejected, such as `specification` for `edited.specification.3.1`. */
export function rejectedFields(invalid: readonly string[]): TextField[] {
  return textFields.filter((field) => invalid.some((path) => `${path}.`.startsWith(`edited.${field}.`)))
}
