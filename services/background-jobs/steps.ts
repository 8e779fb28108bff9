export { summarizeJobs, type JobSummary } from './summary-repository.ts'
