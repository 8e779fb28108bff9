// Known bad: sells promotion units without checking whether any are left, so it sells too many.
import { alterSource } from '../faults/alter-source.ts'

alterSource('/services/catalog/promotions/promotions.ts', 'and (not is_qty_limited or qty >= $2)', '')
alterSource('/services/catalog/promotions/promotions.ts', 'then qty - $2', 'then greatest(qty - $2, 0)')
await import('../roots/store.ts')
