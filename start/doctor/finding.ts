export type Finding = { name: string; fact: string } | Problem

interface Problem {
  name: string
  problem: string
  /** Safely repairs the problem and returns a sentence about the repair. */
  fix?: () => Promise<string>
}
