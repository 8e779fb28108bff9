import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { occupations, type ProfileRule } from '#domain/customers/profile.ts'
import { interests, segmentId } from '#domain/customers/segments.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { profilePath, type ProfileView } from './load-profile.ts'

const profileActions = actionsOf('about-me')

export interface ProfileResult {
  kind: 'failed' | 'fields'
  /** Validation rules by field. */
  rules: Readonly<Partial<Record<string, ProfileRule>>>
  /** Entered values. */
  typed: Omit<ProfileView, 'verification' | 'proofProblem'>
}

/** Saves all parts of the page together [ACCOUNT-411]. */
export async function saveProfile({ call, shop: { site } }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const typed = typedProfile(form)
  const segments = typed.interests.map((interest) => segmentId(site, interest))
  const { firstname, lastname, telephone, birthdate, company } = typed
  const primarySegment = typed.primary === null ? null : segmentId(site, typed.primary)
  const update = (body: CallInput<Store, 'PATCH /svc_customer/customer/'>['body']) =>
    call('PATCH /svc_customer/customer/', { body, key: crypto.randomUUID() })
  try {
    // Saves fields that may be invalid first, so that a problem leaves everything unchanged.
    await update({
      firstname,
      lastname,
      telephone,
      birthdate: birthdate === '' ? null : birthdate,
      company,
      occupations: [...typed.occupations],
      primarySegment: null,
    })
    await call('PUT /svc_customer/customer/segments', { body: { segments }, key: crypto.randomUUID() })
    if (primarySegment !== null) await update({ primarySegment })
    return { to: profilePath + profileActions.done('save') }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, details, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(profilePath)}` }
    const fields = code === 'invalid_customer' ? (details['fields'] as { path: string; rule: ProfileRule }[]) : []
    const rules = Object.fromEntries(fields.map(({ path, rule }) => [path, rule]))
    const result: ProfileResult = { kind: fields.length > 0 ? 'fields' : 'failed', rules, typed }
    return { status: status || 503, data: result }
  }
}

function typedProfile(form: URLSearchParams): ProfileResult['typed'] {
  const lineOf = (name: string, max: number) => (form.get(name) ?? '').trim().slice(0, max)
  const chosen = interests.filter((interest) => form.getAll('interests').includes(interest))
  return {
    firstname: lineOf('firstname', 80),
    lastname: lineOf('lastname', 80),
    telephone: lineOf('telephone', 40),
    birthdate: lineOf('birthdate', 10),
    company: lineOf('company', 80),
    interests: chosen,
    primary: chosen.find((interest) => interest === form.get('primary')) ?? null,
    occupations: occupations.filter((occupation) => form.getAll('occupations').includes(occupation)),
  }
}
