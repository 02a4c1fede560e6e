import { expect, test } from 'vitest'
import type { z } from 'zod'
import { operations } from '../../src/clients/sdk/generated/operations.ts'
import type { ErrorCode, Operations, Scope } from '../../src/clients/sdk/index.ts'
import { contracts } from '../../src/contracts.ts'
import {
  type Contract,
  type Scope as ContractScope,
  type ContractTree,
  listContracts,
} from '../../src/platform/contract/contract.ts'
import type { ErrorCode as ServiceErrorCode } from '../../src/platform/errors.ts'

/**
 * The SDK's types are text that was generated. Here the compiler itself holds them to the contracts, in both directions:
 * `npm run types` fails at the assignments below, naming the operations, when one of them says more or less than it should.
 */
type Method<Input, Output> = (input: Input) => Promise<Output>

type Mismatches<Tree, Sdk> = {
  [K in keyof Tree & string]: Tree[K] extends Contract
    ? K extends keyof Sdk
      ? Mismatch<Tree[K], Sdk[K], K>
      : `${K} is missing`
    : Tree[K] extends ContractTree
      ? K extends keyof Sdk
        ? `${K}.${Mismatches<Tree[K], Sdk[K]>}`
        : `${K} is missing`
      : never
}[keyof Tree & string]

type Mismatch<T extends Contract, SdkMethod, K extends string> =
  SdkMethod extends Method<infer Input, infer Output>
    ?
        | (Fits<Exclude<Input, undefined>, WithFile<z.input<T['input']>>> extends true ? never : `${K}: input`)
        | (T extends { files: readonly string[] }
            ? IsSame<Output, Response> extends true
              ? never
              : `${K}: file`
            : IsSame<Output, Sent<z.output<T['output']>>> extends true
              ? never
              : `${K}: output`)
    : `${K} is no method`

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** What is coerced from the query takes anything at all; the SDK asks for what it is meant to be. */
type Fits<Sdk, Asked> = [Sdk] extends [Asked] ? ([Meant<Asked>] extends [Sdk] ? true : false) : false

type Meant<T> = unknown extends T
  ? never
  : T extends Blob
    ? T
    : T extends readonly (infer Item)[]
      ? Meant<Item>[]
      : T extends object
        ? { [K in keyof T]: Meant<T[K]> }
        : T

/** A file is a stream to the service, and a Blob to the caller. */
type WithFile<T> = T extends { file?: unknown } ? Omit<T, 'file'> & { file?: Blob | undefined } : T

/** As JSON: what is left out is not `undefined`. */
type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [K in keyof T]: Sent<Exclude<T[K], undefined>> }
    : T

const mismatches: Mismatches<typeof contracts, Operations>[] = []
const same: { codes: IsSame<ErrorCode, ServiceErrorCode>; scopes: IsSame<Scope, ContractScope> } = {
  codes: true,
  scopes: true,
}

test('the SDK has one method for every operation, with the types of its contract', () => {
  const none: never[] = mismatches
  expect(none).toEqual([])
  expect(same).toEqual({ codes: true, scopes: true })
  expect(Object.keys(operations)).toEqual(listContracts(contracts).map(({ id }) => id))
})
