// Known bad: takes pieces of a promotion off without asking whether there are as many.
import { alterSource } from '../altered-source.ts'

alterSource('/services/catalog/promotions.ts', 'and (not is_qty_limited or qty >= $3)', '')
alterSource('/services/catalog/promotions.ts', 'then qty - $3', 'then greatest(qty - $3, 0)')
await import('../roots/store.ts')
