import { useQuery } from '@tanstack/react-query'
import { read } from '../../api.ts'

/** What everything here is charged in. */
export const useCurrency = (): string => useQuery(read('account.billing', {})).data?.currency ?? 'usd'
