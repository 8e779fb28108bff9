interface MaybeCustomer {
  groupId?: unknown
  group_id?: unknown
  customer?: unknown
}

/**
 * Returns a reply with `groupId` in its customer, taken from the older field if the reply has only that. The source does
 * not name the older field; `group_id` is Magento's [ACCOUNT-416].
 */
export function withGroupId(name: string, reply: unknown): unknown {
  if (!/ \/svc_(?:customer|session)\//.test(name) || !isObject(reply)) return reply
  const { customer } = reply
  return isObject(customer) ? { ...reply, customer: renamed(customer) } : renamed(reply)
}

function renamed(customer: MaybeCustomer): MaybeCustomer {
  if (typeof customer.group_id !== 'number') return customer
  const { group_id: older, ...rest } = customer
  return { groupId: older, ...rest }
}

function isObject(value: unknown): value is MaybeCustomer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
