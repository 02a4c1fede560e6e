export const exportFormats = ['csv', 'json', 'xlsx', 'labelled_csv', 'spss_syntax'] as const

export type ExportFormat = (typeof exportFormats)[number]

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  labelled_csv: 'text/csv; charset=utf-8',
  spss_syntax: 'text/plain; charset=utf-8',
}
