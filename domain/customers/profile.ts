import { isTelephone } from '#domain/address/typed/telephone.ts'

/** Occupations that customers choose from. The texts contain their names. */
export const occupations = [
  'activeMilitary',
  'veteran',
  'police',
  'fire',
  'medical',
  'coach',
  'gymOwner',
  'teacher',
  'student',
  'other',
] as const
export type Occupation = (typeof occupations)[number]

interface ProfileFields {
  firstname: string
  lastname: string
  telephone: string
  /** ISO date. */
  birthdate: string | null
  primarySegment: number | null
}
export const profileRules = ['telephone', 'birthdate', 'segment'] as const
export type ProfileRule = (typeof profileRules)[number]

/** Earliest plausible birth year. */
const firstBirthYear = 1900
/** Minimum age for an account. */
const minAge = 13

/**
 * Returns the problems with changed profile fields, keyed by field; an empty telephone or birthdate is allowed.
 *
 * @param today ISO date
 */
export function profileProblems(
  changed: Readonly<Partial<ProfileFields>>,
  segments: readonly number[],
  today: string,
): { path: keyof ProfileFields; rule: ProfileRule }[] {
  const { telephone = '', birthdate = null, primarySegment = null } = changed
  return [
    ...(telephone !== '' && !isTelephone(telephone, '') ? [{ path: 'telephone', rule: 'telephone' } as const] : []),
    ...(birthdate !== null && !isBirthdate(birthdate, today)
      ? [{ path: 'birthdate', rule: 'birthdate' } as const]
      : []),
    ...(primarySegment !== null && !segments.includes(primarySegment)
      ? [{ path: 'primarySegment', rule: 'segment' } as const]
      : []),
  ]
}

function isBirthdate(date: string, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`
  return date >= `${firstBirthYear}-01-01` && date <= latest
}
