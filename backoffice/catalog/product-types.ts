import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type ProductRow = Reply<Store, 'GET /svc_admin/products'>['products'][number]
export type Product = Reply<Store, 'GET /svc_admin/products/{id}'>
export type Variant = Product['variants'][number]
export type Category = Reply<Store, 'GET /svc_admin/categories'>[number]
export type SaleState = Variant['prices'][number]['state']
export type PriceChange = CallInput<Store, 'PATCH /svc_admin/products/{id}/prices'>['body']['changes'][number]
export type Movement = CallInput<Store, 'POST /svc_admin/stock/movements'>['body']
export type ProductTranslation = Reply<Store, 'GET /svc_admin/products/{id}/translations/{language}'>
export type TranslationParams = CallInput<Store, 'GET /svc_admin/products/{id}/translations/{language}'>['params']
