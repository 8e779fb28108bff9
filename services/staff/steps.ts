export { readRecipients } from './accounts/recipients-repository.ts'
