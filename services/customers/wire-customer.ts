import type { z } from 'zod'
import type { WireCustomer } from '#contract/customers.ts'
import { primarySegment } from '#domain/customers/segments.ts'
import { generalGroup } from '#domain/customers/verification.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSubscribedLists } from '#services/newsletters/steps.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import { readGroup, readProfile } from './repository.ts'
import { readLatestVerification } from './verification/repository.ts'

/** Converts a customer to wire form, with the newsletters for the site [ACCOUNT-415]. */
export async function wireCustomer(db: QueryRunner, site: Site, id: number): Promise<z.output<typeof WireCustomer>> {
  const [customer, profile, verification] = await Promise.all([
    readCustomer(db, id),
    readProfile(db, id),
    readLatestVerification(db, id),
  ])
  const { email, groupId, firstname, lastname, telephone, segments } = customer!
  const { birthdate, company, occupations, trackerAccount } = profile
  return {
    _id: id,
    email,
    groupId,
    groupName: groupId > generalGroup ? ((await readGroup(db, groupId))?.name ?? null) : null,
    firstname,
    lastname,
    telephone,
    birthdate,
    company,
    segments,
    primarySegment: chosenSegment(profile.primarySegment, segments),
    isPrimaryChosen: profile.primarySegment !== null && segments.includes(profile.primarySegment),
    occupations,
    newsletters: await readSubscribedLists(db, site, email),
    sheerId: verification?.state === 'verified' ? verification.id : null,
    btwb: trackerAccount,
  }
}

/** Returns the chosen segment if the customer still has it, or else the primary segment. */
export function chosenSegment(chosen: number | null, segments: readonly number[]): number | null {
  return chosen !== null && segments.includes(chosen) ? chosen : primarySegment(segments)
}
