/**
 * Allows one submission at a time. Until its result arrives, further submissions return 'placing' and send nothing
 * [ORDER-217].
 */
export function createSubmissionLock() {
  let isPlacing = false
  return {
    begins(): 'placing' | null {
      if (isPlacing) return 'placing'
      isPlacing = true
      return null
    },
    end() {
      isPlacing = false
    },
  }
}
