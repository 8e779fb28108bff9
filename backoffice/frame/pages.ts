import type { Permission } from '#domain/staff/permissions.ts'
import type { IconName } from '#ui/icon-names.ts'
import { may, type Me } from '../call/session.ts'
import { texts } from './texts/en.ts'

interface NavPage {
  to: string
  title: string
  icon?: IconName
  permission?: Permission
}

/** Pages of the side navigation; those of `settings` have their own heading. */
const pages: { main: readonly NavPage[]; settings: readonly NavPage[] } = {
  main: [
    { to: '/', title: texts.pages.home, icon: 'flag' },
    { to: '/orders', title: texts.pages.orders, icon: 'truck', permission: 'orders.read' },
    { to: '/audit', title: texts.pages.audit, icon: 'calendar', permission: 'audit.read' },
  ],
  settings: [
    { to: '/settings/staff', title: texts.pages.staff, icon: 'account', permission: 'staff.read' },
    { to: '/settings/roles', title: texts.pages.roles, icon: 'lock', permission: 'staff.read' },
    { to: '/settings/keys', title: texts.pages.keys, icon: 'solid', permission: 'staff.read' },
  ],
}

/** Returns the pages that a staff member may open. */
export function pagesOf(me: Pick<Me, 'permissions'>): typeof pages {
  const isOpen = ({ permission }: NavPage) => permission === undefined || may(me, permission)
  return { main: pages.main.filter(isOpen), settings: pages.settings.filter(isOpen) }
}
