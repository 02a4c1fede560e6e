/** A page of the server without its logo: the one image that such a page has of its own. */
export const withoutLogo = (html: string): string =>
  html.replace('<img src="/favicon.svg" alt="" width="22" height="22">', '')

/** As much of a browser as signing in needs: cookies by host, and redirects one at a time. */
export interface BrowserLike {
  cookies: Map<string, string>
  get(address: string, headers?: Record<string, string>): Promise<Page>
  post(address: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>
  /** Signs in at the development provider as whoever it is, and returns where that sends the browser back to. */
  signInAt(authorizationUrl: string, email: string, name?: string): Promise<string>
}

export interface Page {
  status: number
  headers: Headers
  text: string
  location: string | null
}

/** `url` is where the service listens; its public address in links leads there, too. */
export function browserLike(url: string, base_url: string): BrowserLike {
  const cookies = new Map<string, string>()
  const send = async (address: string, init: RequestInit): Promise<Page> => {
    const { pathname, search } = new URL(address, base_url)
    const { host } = new URL(base_url)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}${pathname}${search}`, {
      redirect: 'manual',
      ...init,
      headers: { host, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get('location'),
    }
  }
  const get: BrowserLike['get'] = (address, headers = {}) => send(address, { headers })
  const post: BrowserLike['post'] = (address, fields, headers = {}) =>
    send(address, { method: 'POST', body: new URLSearchParams(fields), headers })
  return {
    cookies,
    get,
    post,
    async signInAt(authorizationUrl, email, name = '') {
      const asked = await get(authorizationUrl)
      const step = asked.location!
      const done = await post(step, { email, name })
      const [, onwards = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(done.text) ?? []
      return (await get(onwards)).location!
    },
  }
}
