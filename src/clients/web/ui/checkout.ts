import { useCall } from '../api.ts'
import { boot } from '../boot.ts'

const PLACE = 'populace_continue'

/** Whether the person may change what the organization pays and who is in it. */
export const isAdmin = (): boolean => boot.session?.organization.role === 'admin'

/** Off to the card provider; the page that one comes from is kept for the way back. */
export const useCheckout = (from = location.pathname + location.search) =>
  useCall('account.checkout', {
    onDone: ({ checkout_url }) => {
      sessionStorage.setItem(PLACE, from)
      location.assign(checkout_url)
    },
  })

/** Where one was before the checkout, if that was anywhere else than among the plans. */
export function placeBefore(): string | undefined {
  const place = sessionStorage.getItem(PLACE)
  return place === null || !/^\/(?![/\\])[\x21-\x7e]*$/.test(place) || place.startsWith('/account/billing')
    ? undefined
    : place
}

export const forgetPlace = (): void => sessionStorage.removeItem(PLACE)
