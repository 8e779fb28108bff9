export { countDeliveryProblems } from './deliveries/problem-repository.ts'
export { readProductViews } from './repository.ts'
