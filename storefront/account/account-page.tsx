import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { Account, type AccountView } from './account.tsx'

/** The account dashboard, with the logout action [ACCOUNT-011, ACCOUNT-405, ORDER-218, ORDER-401]. */
export const route = pageRoute<AccountView>(
  {
    areas: ['account', 'account/claim', 'account/dashboard', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-account.ts')).loadAccount(context, page),
    View: Account,
  },
  async ({ call }, _, form) => {
    if (form.get('op') === 'logout') await call('POST /svc_session/session/logout', { key: crypto.randomUUID() })
    return { to: '/' }
  },
)
