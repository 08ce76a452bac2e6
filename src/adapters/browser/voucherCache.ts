/** Name of the cache of saved vouchers: pages write to it and the service worker serves from it. */
export const voucherCache = "vouchers";
