import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StudySummary } from '../../../sdk/index.ts'
import { client } from '../../api.ts'
import { useDeletedStudies } from './deleted-studies.ts'

const PAGE = 100

/** The studies of the organization, newest first. `whole`: all of them, one page after another. */
export function useAllStudies(whole: boolean) {
  const deleted = useDeletedStudies()
  const query = useInfiniteQuery({
    queryKey: ['studies.list', { pages: PAGE }],
    queryFn: async ({ pageParam, signal }) => client.studies.list({ limit: PAGE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, count, total }) => (offset + count < total ? offset + count : undefined),
  })
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  useEffect(() => {
    if (whole && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [whole, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const loaded = query.data?.pages.flatMap(({ studies }) => studies)
  return {
    ...query,
    studies: loaded?.filter(({ uuid }) => !deleted.has(uuid)),
    total: query.data?.pages[0]?.total ?? 0,
  }
}

/** Those whose title or objective has every word of a text. */
export function studiesCalled(list: readonly StudySummary[], text: string): StudySummary[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return list.filter(({ title, objective }) => {
    const words = `${title} ${objective}`.toLocaleLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}
