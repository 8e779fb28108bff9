// Known bad: counts a buyer's orders without a lock, so concurrent orders exceed the purchase limit.
import { alterSource } from '../faults/alter-source.ts'

alterSource('/services/checkout/placement/purchase-limits.ts', 'await tx.run(lock,', 'void (lock,')
await import('../roots/store.ts')
