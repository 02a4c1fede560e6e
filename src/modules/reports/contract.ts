export * from './result-shapes.ts'
export { completionSteps } from './steps.ts'
