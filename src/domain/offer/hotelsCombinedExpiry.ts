/** How long a hotels-combined response is cached, in seconds. [STORE-05, CONST-08] */
export const hotelsCombinedSeconds = 86_400;

/** Returns when a response cached now expires, in epoch milliseconds. [STORE-05, DEC-123] */
export const hotelsCombinedExpiry = (now: number): number => now + hotelsCombinedSeconds * 1000;
