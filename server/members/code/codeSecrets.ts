import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { verificationRules } from "#domain/member/verification.ts";

const { codeLength } = verificationRules;

/** Creates a 128-bit ID that only the requester knows (DEC-137). */
export const newCertId = (): string => randomBytes(16).toString("base64url");

export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** Returns the hash under which a certificate ID is stored. */
export const hashCertId = (certId: string): string => createHash("sha256").update(certId).digest("base64url");

/** Hashes a code with the certificate ID as the key. The ID is not stored; with any other hash the six digits could be guessed. */
export const codeHash = (certId: string, code: string): Buffer =>
	createHmac("sha256", certId).update(code).digest();
