import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { verificationRules } from "#domain/member/verification.ts";

const { codeLength } = verificationRules;

/** 128 bits that only the asker knows (DEC-137). */
export const newCertId = (): string => randomBytes(16).toString("base64url");

export const newCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

/** What is stored of a certIdx. */
export const certKey = (certId: string): string => createHash("sha256").update(certId).digest("base64url");

/** Keyed with the certIdx, which is not stored: six digits could be guessed from any other hash. */
export const codeHash = (certId: string, code: string): Buffer =>
	createHmac("sha256", certId).update(code).digest();
