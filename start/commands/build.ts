import { buildStorefront } from '#storefront/build/build.ts'
import { printFailure, step } from '../progress.mjs'

try {
  await step('Build the storefront', (progress) => buildStorefront(progress))
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
