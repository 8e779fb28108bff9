import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type SheetPage = Reply<Store, 'POST /svc_admin/product-sheet'>
export type SheetProduct = SheetPage['products'][number]
export type SheetRequest = CallInput<Store, 'POST /svc_admin/product-sheet'>['body']
export type ProductSelection = SheetRequest['products']
export type BulkChange = CallInput<Store, 'POST /svc_admin/bulk-edits'>['body']['changes'][number]
export type PreviewOutcome = Reply<Store, 'POST /svc_admin/bulk-edits/preview'>['outcomes'][number]
export type BulkEdit = Reply<Store, 'GET /svc_admin/bulk-edits/{id}'>
export type AppliedChange = Reply<Store, 'GET /svc_admin/bulk-edits/{id}/changes'>['changes'][number]
