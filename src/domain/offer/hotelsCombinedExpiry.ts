/** How long a hotels-combined answer is kept, in seconds. [STORE-05, CONST-08] */
export const hotelsCombinedSeconds = 86_400;

/** When an answer kept now stops being valid. [STORE-05, DEC-123] */
export const hotelsCombinedExpiry = (now: number): number => now + hotelsCombinedSeconds * 1000;
