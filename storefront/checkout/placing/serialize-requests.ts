/** Allows one submission at a time; another one before the result is 'placing' and sends nothing [ORDER-217]. */
export function serializeRequests() {
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
