import { z } from 'zod'
import { normalizeEmail } from '#domain/address/email.ts'
import { plainLine } from '#domain/address/typed/plain-line.ts'
import { plainTelephone } from '#domain/address/typed/telephone.ts'

/** Builds the schema of one line that a person typed: a name, a street, a company. */
export const TypedLine = (max: number) => z.string().overwrite(plainLine).max(max)

/** An email address in its plain form; the handler checks it by `isEmail`. */
export const TypedEmail = z.string().overwrite(normalizeEmail).max(320)

export const TypedTelephone = z.string().overwrite(plainTelephone).max(40)
