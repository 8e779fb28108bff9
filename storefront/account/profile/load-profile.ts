import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Occupation } from '#domain/customers/profile.ts'
import { interestOf, type Interest } from '#domain/customers/segments.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../../texts.ts'

type Verification = Reply<Store, 'GET /svc_customer/verification'>

export interface ProfileView {
  firstname: string
  lastname: string
  telephone: string
  /** ISO date, or empty. */
  birthdate: string
  company: string
  interests: readonly Interest[]
  /** Null selects the first interest by priority. */
  primary: Interest | null
  occupations: readonly Occupation[]
  verification: Verification
  /** Error code if the proof could not be sent. */
  proofProblem: string | null
}

export const profilePath = '/account/about-me'

/** Loads the customer's profile; redirects guests to login [ACCOUNT-012, ACCOUNT-406]. */
export async function loadProfile(context: PageContext, { url }: PageArguments): Promise<PageData<ProfileView>> {
  const { call, shop } = context
  await requireLogin(context, profilePath)
  const [customer, verification] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    call('GET /svc_customer/verification', {}),
  ])
  const { firstname, lastname, telephone, birthdate, company, segments, occupations } = customer
  const primarySegment = customer.isPrimaryChosen ? customer.primarySegment : null
  const interests = segments.map(interestOf).filter((interest) => interest !== null)
  return {
    head: { title: textsOf(shop.language, 'account/profile').title },
    view: {
      firstname,
      lastname,
      telephone,
      birthdate: birthdate ?? '',
      company,
      interests: [...new Set(interests)],
      primary: primarySegment === null ? null : interestOf(primarySegment),
      occupations,
      verification,
      proofProblem: url.searchParams.get('proof'),
    },
  }
}
