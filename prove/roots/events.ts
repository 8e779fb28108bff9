// Receives events as the store does.
import { serveEvents } from './ingest.ts'

serveEvents()
