import type { ReadableStudy, StudyData } from '../results/index.ts'
import { inChunks } from './chunks.ts'
import { type ExportFormat, exportMediaTypes } from './contract.ts'
import { csvLines } from './csv.ts'
import { labelledCsv } from './labelled-csv.ts'
import type { ManifestNotes } from './manifest.ts'
import { spssSyntax } from './spss-syntax.ts'
import { type JsonParts, studyJson } from './study-json.ts'
import { answerColumns, answerRows } from './table.ts'
import { studyWorkbook } from './workbook.ts'

export interface StudyExport {
  media_type: string
  filename: string
  content: AsyncIterable<string | Uint8Array>
}

export interface ExportParts extends JsonParts {
  notes(): ManifestNotes
}

/** A study as a file, made while it is read. */
export function exportStudy(data: ReadableStudy, format: ExportFormat, parts: ExportParts): StudyExport {
  return {
    media_type: exportMediaTypes[format],
    filename: filenameOf(data.study, format),
    content: contentOf(data, format, parts),
  }
}

function contentOf(data: ReadableStudy, format: ExportFormat, parts: ExportParts): StudyExport['content'] {
  switch (format) {
    case 'csv':
      return inChunks(csvLines(answerColumns, answerRows(data, data.answered())))
    case 'json':
      return inChunks(studyJson(data, parts))
    case 'xlsx':
      return studyWorkbook(data, parts.notes())
    case 'labelled_csv':
      return inChunks(labelledCsv(data))
    case 'spss_syntax':
      return inChunks(spssSyntax(data, filenameOf(data.study, 'labelled_csv')))
  }
}

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: '.csv',
  json: '.json',
  xlsx: '.xlsx',
  labelled_csv: '-labelled.csv',
  spss_syntax: '-labelled.sps',
}

const LONGEST_SLUG = 60

/** Letters, digits and hyphens of ASCII alone: it goes into a header and onto any disk. */
function filenameOf({ id, title }: StudyData['study'], format: ExportFormat): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
  return `study-${id}${slug === '' ? '' : `-${slug}`}${endings[format]}`
}
