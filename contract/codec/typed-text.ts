import { z } from 'zod'
import { normalizeEmail } from '#domain/address/email.ts'
import { plainLine } from '#domain/address/typed/plain-line.ts'
import { plainTelephone } from '#domain/address/typed/telephone.ts'

/** Builds the schema for a single line of entered text, such as a name, a street, or a company. */
export const TypedLine = (max: number) => z.string().overwrite(plainLine).max(max)

/** A normalized email address. The handler validates it with `isEmail`. */
export const TypedEmail = z.string().overwrite(normalizeEmail).max(320)

export const TypedTelephone = z.string().overwrite(plainTelephone).max(40)
