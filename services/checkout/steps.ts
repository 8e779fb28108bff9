export { forgetPayment, removeDraft } from './draft.ts'
