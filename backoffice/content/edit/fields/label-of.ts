import { blockTexts } from '../../texts/blocks.ts'
import type { Field } from '../blocks/field.ts'

/** Returns a property's label, which indicates if the property is optional. */
export function labelOf({ isOptional }: Pick<Field, 'isOptional'>, name: string): string {
  const label = blockTexts.fields[name] ?? name
  return isOptional === true ? blockTexts.optional(label) : label
}
