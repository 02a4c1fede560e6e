/** Whose browser it is that signs in. */
export interface Visitor {
  /** The secret of the browser's own cookie: what it began, only it can end. */
  browser: string | undefined
  ip: string
  user_agent: string | undefined
}

/** A session that was opened, and where its owner wanted to go. */
export interface SignedIn {
  token: string
  seconds: number
  return_to: string
}

/** What the sign-in pages need to know. Whatever goes wrong is thrown as a ServiceError with a sentence for the person. */
export interface LoginPageParts {
  base_url: string
  /** Undefined where there is no identity provider. */
  provider:
    | {
        /** As the button calls it. */
        name: string
        /** Where to send the browser. */
        begin(visitor: Visitor & { browser: string }, return_to: string): Promise<string>
        /** `callback`: the whole query that the provider sent the browser back with. */
        complete(callback: URLSearchParams, visitor: Visitor): Promise<SignedIn>
      }
    | undefined
  /** Undefined where no mail can be sent. */
  email:
    | {
        /** Answers the same whether or not the address is known. */
        send(email: string, visitor: Visitor & { browser: string }, return_to: string): Promise<void>
        complete(token: string, visitor: Visitor): Promise<SignedIn>
      }
    | undefined
  /** Ends a session; one that is unknown is none. */
  signOut(token: string): Promise<void>
}
