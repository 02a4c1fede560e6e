/** Hands a file of the API to the browser, under the name that the API gives it. */
export async function saveFile(answer: Promise<Response>, name: string): Promise<void> {
  const response = await answer
  const given = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: given ?? name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
