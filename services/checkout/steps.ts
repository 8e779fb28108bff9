export { forgetPayment, removeDraft } from './computing/draft.ts'
