import { sites } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { hasPermission, type Me } from '../../call/session.ts'
import { texts } from '../texts/en.ts'
import type { NavIconName } from './nav-icon-names.ts'

interface NavPage {
  to: string
  title: string
  icon: NavIconName
  permission?: Permission
  /** True for a page about all sites, which staff limited to some sites cannot read. */
  isOfAllSites?: true
}
interface NavGroup {
  /** Null for the top pages, which need no heading. */
  title: string | null
  pages: readonly NavPage[]
}

const t = texts.pages

const groups: readonly NavGroup[] = [
  {
    title: null,
    pages: [
      { to: '/', title: t.home, icon: 'home' },
      { to: '/orders', title: t.orders, icon: 'orders', permission: 'orders.read' },
      { to: '/returns', title: t.returns, icon: 'returns', permission: 'returns.read' },
      { to: '/draft-orders', title: t.draftOrders, icon: 'drafts', permission: 'quotes.read' },
      { to: '/quotes', title: t.quotes, icon: 'quotes', permission: 'quotes.read' },
      { to: '/payment-links', title: t.paymentLinks, icon: 'links', permission: 'payments.read' },
    ],
  },
  {
    title: t.customers,
    pages: [
      { to: '/customers', title: t.customers, icon: 'customers', permission: 'customers.read' },
      { to: '/support', title: t.support, icon: 'chat', permission: 'support.read' },
    ],
  },
  {
    title: t.catalog,
    pages: [
      { to: '/products', title: t.products, icon: 'products', permission: 'catalog.read' },
      { to: '/categories', title: t.categories, icon: 'categories', permission: 'catalog.read' },
      { to: '/promotions', title: t.promotions, icon: 'promotions', permission: 'catalog.read' },
      { to: '/search-settings', title: t.searchSettings, icon: 'search', permission: 'catalog.read' },
    ],
  },
  {
    title: t.content,
    pages: [
      { to: '/content', title: t.pages, icon: 'pages', permission: 'content.read' },
      { to: '/link-lists', title: t.linkLists, icon: 'lists', permission: 'content.read' },
      { to: '/articles', title: t.articles, icon: 'articles', permission: 'content.read' },
      { to: '/media', title: t.media, icon: 'media', permission: 'content.read' },
      { to: '/reviews', title: t.reviews, icon: 'reviews', permission: 'reviews.write' },
      { to: '/stories', title: t.stories, icon: 'stories', permission: 'content.read' },
      { to: '/forms', title: t.forms, icon: 'forms', permission: 'forms.read' },
      { to: '/newsletters', title: t.newsletters, icon: 'newsletters', permission: 'newsletters.read' },
      { to: '/redirects', title: t.redirects, icon: 'redirects', permission: 'redirects.write' },
    ],
  },
  {
    title: t.insight,
    pages: [{ to: '/reports', title: t.reports, icon: 'reports', permission: 'reports.read' }],
  },
  {
    title: t.settings,
    pages: [
      { to: '/settings/staff', title: t.staff, icon: 'staff', permission: 'staff.read' },
      { to: '/settings/roles', title: t.roles, icon: 'roles', permission: 'staff.read' },
      { to: '/settings/keys', title: t.keys, icon: 'keys', permission: 'staff.read' },
      { to: '/settings/sdk-keys', title: t.sdkKeys, icon: 'sdk', permission: 'settings.read' },
      { to: '/settings/flags', title: t.flags, icon: 'flags', permission: 'settings.read' },
      {
        to: '/settings/event-deliveries',
        title: t.eventDeliveries,
        icon: 'deliveries',
        permission: 'analytics.read',
      },
      { to: '/settings/webhooks', title: t.webhooks, icon: 'webhooks', permission: 'webhooks.read' },
      { to: '/settings/experiments', title: t.experiments, icon: 'experiments', permission: 'analytics.read' },
      { to: '/settings/health', title: t.health, icon: 'health', permission: 'health.read', isOfAllSites: true },
      {
        to: '/settings/store',
        title: t.storeSettings,
        icon: 'settings',
        permission: 'settings.read',
        isOfAllSites: true,
      },
      { to: '/settings/rates', title: t.rates, icon: 'rates', permission: 'rates.read' },
      { to: '/settings/jobs', title: t.jobs, icon: 'jobs', permission: 'settings.read' },
      { to: '/audit', title: t.audit, icon: 'audit', permission: 'audit.read' },
    ],
  },
]

/** Returns the groups of pages that a staff member may open. Omits empty groups. */
export function pagesOf(me: Pick<Me, 'permissions' | 'sites'>): NavGroup[] {
  const coversAll = sites.every((site) => me.sites.includes(site))
  return groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(
        ({ permission, isOfAllSites = false }) =>
          (permission === undefined || hasPermission(me, permission)) && (coversAll || !isOfAllSites),
      ),
    }))
    .filter(({ pages }) => pages.length > 0)
}
