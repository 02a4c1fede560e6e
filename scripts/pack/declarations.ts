import path from 'node:path'
import ts from 'typescript'
import { pointToJavascript } from './javascript.ts'

/** The types of a module and of all that it imports, as .d.ts files: names below `folder`, and texts. */
export function declarations(entry: string, folder: string): Map<string, string> {
  const files = new Map<string, string>()
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    // The compiler's own, which take it longer than all of the SDK.
    skipDefaultLibCheck: true,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: folder,
  })
  const { diagnostics } = program.emit(undefined, (name, text) => {
    files.set(path.relative(folder, name), pointToJavascript(text))
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) {
    throw new Error(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'))
  }
  return files
}
