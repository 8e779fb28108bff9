import { permissions, type Permission } from './permissions.ts'

interface DefaultRole {
  id: string
  name: string
  permissions: readonly Permission[]
}

const reads = permissions.filter((permission) => permission.endsWith('.read'))
const except = (...left: Permission[]) => permissions.filter((permission) => !left.includes(permission))

/** This role cannot be removed from the last active account that has it. */
export const ownerRole = 'owner'

/** Roles in a new store. Staff may edit all except the owner role. */
export const defaultRoles: readonly DefaultRole[] = [
  { id: ownerRole, name: 'Owner', permissions },
  { id: 'manager', name: 'Manager', permissions: except('staff.write') },
  {
    id: 'merchandiser',
    name: 'Merchandiser',
    permissions: [
      'catalog.read',
      'catalog.write',
      'stock.write',
      'content.read',
      'redirects.write',
      'reviews.write',
      'orders.read',
    ],
  },
  {
    id: 'editor',
    name: 'Editor',
    permissions: ['content.read', 'content.write', 'redirects.write', 'forms.read', 'newsletters.read', 'catalog.read'],
  },
  {
    id: 'support',
    name: 'Support',
    permissions: [
      ...(['orders.read', 'orders.write', 'refunds.write', 'returns.read', 'returns.write', 'quotes.read'] as const),
      ...(['quotes.write', 'customers.read', 'customers.write', 'reviews.write', 'forms.read'] as const),
      ...(['support.read', 'support.write', 'payments.read', 'catalog.read'] as const),
    ],
  },
  {
    id: 'warehouse',
    name: 'Warehouse',
    permissions: ['orders.read', 'shipments.write', 'returns.read', 'returns.write', 'catalog.read', 'stock.write'],
  },
  {
    id: 'finance',
    name: 'Finance',
    permissions: [
      ...reads.filter((permission) => permission !== 'staff.read' && permission !== 'health.read'),
      'payments.write',
      'refunds.write',
    ],
  },
  { id: 'event-moderator', name: 'Event moderator', permissions: ['orders.read', 'content.read'] },
]
