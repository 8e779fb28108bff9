import { z } from 'zod'
import { normalizeEmail } from '#domain/address/email.ts'
import { normalizeLine } from '#domain/address/typed/normalize-line.ts'
import { normalizeTelephone } from '#domain/address/typed/telephone.ts'

/** Builds the schema for a single line of entered text, such as a name, a street, or a company. */
export const SingleLineText = (max: number) => z.string().overwrite(normalizeLine).max(max)

/** A normalized email address. The handler validates it with `isEmail`. */
export const NormalizedEmail = z.string().overwrite(normalizeEmail).max(320)

export const NormalizedTelephone = z.string().overwrite(normalizeTelephone).max(40)
