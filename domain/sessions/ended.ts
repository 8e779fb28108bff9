/** Thrown when the session ends during rendering; the value is the path. */
export const endedCookie = 'session_ended'
