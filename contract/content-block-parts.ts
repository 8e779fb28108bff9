import { z } from 'zod'

export const shortText = z.string().max(300)
export const blockId = z.string().regex(/^[\w-]{1,100}$/, 'must be 1 to 100 letters, digits, _, or -')
export const linkHref = z
  .string()
  .max(2_000)
  .regex(/^(?:$|\/(?!\/)|https:\/\/|mailto:|tel:|[?#])/, 'must begin with /, https://, mailto:, tel:, ? or #')

const Picture = z.looseObject({
  alt: shortText,
  base: z
    .string()
    .regex(/^\/media\/[\w./-]{1,300}$/, 'must be a path below /media/')
    .optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  widths: z.array(z.int().positive()).min(1).optional(),
})

/** A picture without a file is shown as its alternative text. */
export const CompletePicture = Picture.refine(isWhole, 'needs base, width, height, and widths together')

function isWhole({ base, width, height, widths }: z.infer<typeof Picture>): boolean {
  return base === undefined || (width !== undefined && height !== undefined && widths !== undefined)
}
