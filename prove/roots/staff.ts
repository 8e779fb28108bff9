// The unchanged back office.
import { serveOffice } from './office.ts'

await serveOffice()
