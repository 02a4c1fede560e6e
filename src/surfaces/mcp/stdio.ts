import process from 'node:process'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/** A message holds a file of 20 MB in base64, which is more than a service takes unless it is told to. */
const MOST_BYTES = 32 * 1024 * 1024

export const stdioTransport = (): StdioServerTransport =>
  new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES })
