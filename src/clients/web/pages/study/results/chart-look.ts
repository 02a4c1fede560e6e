export interface ChartLook {
  bySize: boolean
  counts: boolean
  /** The filter of the page, as the service takes it. */
  filters: string | undefined
  studyId: string
  colour?: string | undefined
  /** Where the axis of a distribution ends at least. */
  most?: number | undefined
  /** In half a page: parts stand under each other. */
  narrow?: boolean
}

/** Parts of a chart beside each other, where there is room. */
export const partsClass = ({ narrow }: ChartLook, columns = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'): string =>
  narrow ? 'grid gap-6' : `grid gap-6 ${columns}`
