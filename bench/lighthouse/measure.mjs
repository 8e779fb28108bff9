// Runs Lighthouse in an open browser and prints its figures as JSON. Its packages are installed in this folder.
import { join } from 'node:path'

/**
 * @typedef {{ id: string, auditRefs: { id: string, weight: number }[], score: number | null }} Category
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, { numericValue?: number, score: number | null }> }} Report
 * @type {{ default: (url: string | undefined, flags: object) => Promise<{ lhr: Report }> }}
 */
const { default: lighthouse } = await import(join(import.meta.dirname, 'node_modules/lighthouse/core/index.js'))

const [port, url] = process.argv.slice(2)
const { lhr } = await lighthouse(url, { port: Number(port), logLevel: 'silent' })
const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
/** @param {string} audit */
const value = (audit) => lhr.audits[audit]?.numericValue ?? null
const short = Object.values(lhr.categories)
  .filter(({ id }) => id !== 'performance')
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
  .map(({ id }) => id)
console.log(
  JSON.stringify({
    scores: Object.fromEntries(scores),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    fcp: value('first-contentful-paint'),
    short,
  }),
)
