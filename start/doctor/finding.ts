export type Finding = { name: string; fact: string } | Problem

interface Problem {
  name: string
  problem: string
  /** Repairs the problem without risk, and returns a sentence about it. */
  fix?: () => Promise<string>
}
