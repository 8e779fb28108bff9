/** Allows one submission at a time. A second one before the result returns 'placing' and sends nothing [ORDER-217]. */
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
