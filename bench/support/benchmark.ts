/** What a benchmark found, by what a reader is told. */
export type Figures = Record<string, number | string>

/** A line of a chart over sizes: `[size, value]`, with both axes logarithmic. */
export interface Line {
  readonly chart: string
  readonly unit: string
  readonly label: string
  readonly points: readonly (readonly [size: number, value: number])[]
}

export interface Measured {
  readonly figures: Figures
  readonly lines?: readonly Line[]
}

export interface Benchmark {
  readonly name: string
  readonly title: string
  /** How to read the figures, below their table. */
  readonly reading: string
  readonly run: (options?: { readonly seconds?: number }) => Promise<Measured>
  /**
   * Figures that compare with a peer or a limit of the same run, and which way is better; `--check` runs only benchmarks
   * that have some, and compares these with the stored ones.
   */
  readonly guarded?: Readonly<Record<string, 'higher' | 'lower'>>
}
