/** One account an address, however it is spelled (D44). */
export const emailKey = (email: string): string => email.normalize("NFKC").trim().toLowerCase();
