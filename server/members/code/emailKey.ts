/** Normalises an e-mail address, so that different spellings belong to one account (D44). */
export const emailKey = (email: string): string => email.normalize("NFKC").trim().toLowerCase();
