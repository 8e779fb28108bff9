import { z } from 'zod'
import { displayedFields } from '#domain/catalog/translations/translate-texts.ts'

/** The English texts that have no translation, if the request is in another language. */
export const WireEnglish = z.partialRecord(z.enum([...displayedFields, 'specification']), z.literal('en'))

/** An option that selects a variant. */
export const WireOption = z.strictObject({
  code: z.string(),
  label: z.string(),
  values: z.array(
    z.strictObject({
      /** Identifies the value in every language. */
      label: z.string(),
      swatch: z.string().nullable(),
      /** The label in the request's language. */
      text: z.string().optional(),
    }),
  ),
})
