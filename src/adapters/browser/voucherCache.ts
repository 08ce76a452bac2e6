/** The cache of the copies: pages write it, the service worker answers from it. */
export const voucherCache = "vouchers";
