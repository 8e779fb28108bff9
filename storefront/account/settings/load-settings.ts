import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../../texts.ts'

type NewsletterKey = ReturnType<typeof newsletterKeys>[number]

export interface DeviceView {
  id: string
  /** Browser and system; empty if unknown. */
  device: string
  site: string
  /** ISO 8601. */
  seenAt: string
  isCurrent: boolean
}

export interface PasskeyView {
  id: string
  name: string
  /** Title of the site with the passkey's host name. */
  site: string
  /** ISO 8601. */
  createdAt: string
  usedAt: string | null
}

export interface PrivacyView {
  /** The latest export; `expiresAt` is null until its link is emailed. */
  export: { expiresAt: string | null } | null
  deletion: { dueAt: string } | null
}

export interface SettingsView {
  email: string
  devices: readonly DeviceView[]
  passkeys: readonly PasskeyView[]
  privacy: PrivacyView
  newsletters: readonly { key: NewsletterKey; isOn: boolean }[]
  /** Submission key of the password form. */
  key: string
  /** Code of the latest change. */
  done: string | null
}

export const settingsPath = '/account/settings'

const titleOf = (site: string) => {
  const known = sites.find((each) => each === site)
  return known ? siteSettings[known].title : site
}

/** Loads the customer's devices, passkeys, and newsletters; redirects guests to login [ACCOUNT-015, ACCOUNT-414]. */
export async function loadSettings(context: PageContext, { url }: PageArguments): Promise<PageData<SettingsView>> {
  const { call, shop } = context
  await requireLogin(context, settingsPath)
  const [{ email, newsletters }, { sessions }, { passkeys }, privacy] = await Promise.all([
    call('GET /svc_customer/customer', {}),
    call('GET /svc_session/sessions', {}),
    call('GET /svc_customer/passkeys', {}),
    call('GET /svc_customer/privacy', {}),
  ])
  return {
    head: { title: textsOf(shop.language, 'account/settings').title },
    view: {
      email,
      devices: sessions.map(({ id, device, site, seenAt, isCurrent }) => ({
        id,
        device,
        site: titleOf(site),
        seenAt,
        isCurrent,
      })),
      privacy,
      passkeys: passkeys.map((each) => ({ ...each, site: titleOf(each.site) })),
      newsletters: newsletterKeys(shop.site).map((key) => ({
        key,
        isOn: newsletters.includes(newsletterId(shop.site, key)),
      })),
      key: crypto.randomUUID(),
      done: url.searchParams.get('done'),
    },
  }
}
