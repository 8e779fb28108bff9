import { randomCode } from '../../simulator/secrets.ts'

/** Creates a 17-character id in PayPal's format. */
export const newId = () => randomCode(17, '0123456789ABCDEFGHJKLMNPRSTUVWXY')
