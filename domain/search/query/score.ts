import { fieldFlags } from '../product-words.ts'

/** Weights by field bits. A word's weight depends on the best field that contains it. */
const weights = Float64Array.from({ length: 32 }, (_, bits) => {
  if (bits & fieldFlags.name) return 1
  if (bits & fieldFlags.category) return 0.7
  if (bits & fieldFlags.brand) return 0.6
  if (bits & fieldFlags.facts) return 0.4
  return 0.15
})
const allFields = 31

/** Returns a word's weight based on its fields. */
export const weightOf = (bits: number) => weights[bits & allFields]!

/** A match is strong if every word is in a name, a category, a brand, or a fact. A description alone is not enough. */
export const strongWeight = 0.4

export interface MatchStatistics {
  /** Sum of confidence times weight over all words, and the number of words. */
  sum: number
  words: number
  /**
   * How many search words are in the name, how many of them are adjacent there, and the number of words in the name.
   */
  named: number
  adjacent: number
  nameLength: number
  /** Share of the search words that name one of the product's categories, from 0 to 1. */
  categoryShare: number
}

const step = 0.125

/**
 * Scores a match: names with all words first, then by field, order, and category. Scores are rounded, so that popular
 * products come first among similar matches.
 */
export function scoreMatch({ sum, words, named, adjacent, nameLength, categoryShare }: MatchStatistics): number {
  const mean = sum / words
  const isNamed = named === words
  const coverage = isNamed ? words / Math.max(nameLength, words) : 0
  const order = words > 1 ? adjacent / (words - 1) : 0
  const score = mean * (1 + (isNamed ? 2 + coverage : 0) + 0.5 * order) + 0.75 * categoryShare
  return Math.round(score / step) * step
}

/** Weighs a word by rarity, because a word that many products share means little. */
export function rarity(withWord: number): number {
  return 1 / (1 + Math.log(1 + withWord))
}
