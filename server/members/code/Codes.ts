import { timingSafeEqual } from "node:crypto";
import { verificationCopy } from "#copy/verification.ts";
import { smsPerDay } from "#domain/member/findEmailCounter.ts";
import {
	type VerificationPurpose,
	verificationMedium,
	verificationRules,
} from "#domain/member/verification.ts";
import { isSameName } from "#domain/shared/isSameName.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { knownDevice } from "#server/members/session/knownDevice.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import { noRecipient } from "#server/platform/outbox/Message.ts";
import { atOnce, enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { codeMessage } from "./codeMessage.ts";
import { codeHash, hashCertId, newCertId, newCode } from "./codeSecrets.ts";
import { destinationKey, maskEmail } from "./destination.ts";
import { VerificationCodeStore } from "./store/VerificationCodeStore.ts";

export interface SentCode {
	readonly certId: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	/** Text messages left today for this phone number; null for e-mail. */
	readonly remaining: number | null;
}

/** A request for a verification code. */
interface CodeRequest {
	readonly purpose: VerificationPurpose;
	readonly destination: string;
	readonly memberId: number | null;
	readonly ip: string;
	/** Device token of the requesting browser. */
	readonly device?: string | null;
}

interface CodesParts {
	readonly db: Database;
	readonly clock: Clock;
	/** Requests delivery of queued messages now instead of on the outbox's next run. */
	deliverSoon(): void;
}

const SECOND = 1000;
const maxUsers = 20;

/** Verification codes by e-mail and text message (DEC-137, DEC-138, DEC-175). */
export class Codes {
	readonly #parts: CodesParts;

	constructor(parts: CodesParts) {
		this.#parts = parts;
	}

	/**
	 * Sends a code. For FIND_ and CONNECT_ purposes, a destination without a member gets the same answer, but nothing is sent (DEC-137).
	 * @throws Refusal invalidRequest, loginRequired, emailTaken, codeSendFailed (too soon), smsLimit, tooManyCalls
	 */
	async send({ purpose, destination: given, memberId, ip, device = null }: CodeRequest): Promise<SentCode> {
		const { db, clock, deliverSoon } = this.#parts;
		const destination = destinationKey(purpose, given);
		await countHit(db, limits.codesByAddress, addressKey(ip), clock.now());
		const certId = newCertId();
		// If nothing is sent, the hash is made with an ID that is never returned, so no code can match.
		const unknownId = newCertId();
		const code = newCode();
		const expiresAt = this.#at(verificationRules.codeSeconds);
		const remaining = await db.tx(async (tx) => {
			const certs = new VerificationCodeStore(tx);
			const { isSent, ...owner } = await addressee(certs, purpose, destination, memberId);
			await this.#checkPause(certs, purpose, destination);
			const isByPhone = verificationMedium(purpose) === "phone";
			const left = isByPhone ? await this.#countSms(certs, destination) : null;
			if (!isByPhone) {
				// Requests by strangers do not use up the member's own quota, which applies when logged in or on a known browser (DEC-195).
				const isSelf = memberId !== null && owner.memberId === memberId;
				const isOwn = isSelf || (await knownDevice(tx, destination, device)) !== null;
				await countHit(
					tx,
					limits.codesByDestination,
					isOwn ? `${destination} own` : destination,
					clock.now(),
				);
			}
			await certs.add({
				certIdHash: hashCertId(certId),
				purpose,
				destination,
				memberId: owner.memberId,
				codeHash: codeHash(isSent ? certId : unknownId, code),
				now: this.#at(),
				expiresAt,
			});
			await this.#queueMessage(tx, purpose, isSent ? destination : noRecipient, { code, expiresAt });
			return left;
		});
		deliverSoon();
		return { certId, expiresAt: expiresAt.getTime(), remaining };
	}

	/**
	 * Verifies a code. For FIND_ID, returns the masked e-mail addresses of the members with this phone number and name.
	 * @throws Refusal codeExpired (or after five attempts), checkCode, verifyFailed
	 */
	async verify(certId: string, code: string, name: string): Promise<readonly string[]> {
		const certs = new VerificationCodeStore(this.#parts.db);
		const key = hashCertId(certId);
		const cert = await certs.countAttempt(key, this.#at(), verificationRules.tries);
		if (!cert) throw new Refusal((await certs.isUnproven(key)) ? "codeExpired" : "verifyFailed");
		if (!timingSafeEqual(cert.codeHash, codeHash(certId, code))) throw new Refusal("checkCode");
		const isProven = await certs.prove(key, this.#at(), this.#at(verificationRules.verifiedSeconds));
		if (!isProven) throw new Refusal("verifyFailed");
		if (cert.purpose !== "FIND_ID") return [];
		const owners = await certs.ownersOf(cert.destinationHash, maxUsers);
		return owners.filter((owner) => isSameName(owner.name, name)).map(({ email }) => maskEmail(email));
	}

	#at(seconds = 0): Date {
		return new Date(this.#parts.clock.now() + seconds * SECOND);
	}

	/** Serialises sends to one destination and enforces the pause between them. */
	async #checkPause(
		certs: VerificationCodeStore,
		purpose: VerificationPurpose,
		destination: string,
	): Promise<void> {
		await certs.lock(purpose, destination);
		// A code dated in the future was sent before the clock was set back (D42).
		const span = { after: this.#at(-verificationRules.pauseSeconds), until: this.#at() };
		const last = await certs.lastSent(purpose, destination, span);
		if (!last) return;
		const wait = Math.ceil((last.getTime() - span.after.getTime()) / SECOND);
		throw new Refusal("codeSendFailed", { message: verificationCopy.paused(wait) });
	}

	/**
	 * Counts a text message against the daily limit and returns how many are left (DEC-138).
	 * @throws Refusal smsLimit
	 */
	async #countSms(certs: VerificationCodeStore, phone: string): Promise<number> {
		const sent = await certs.countSms(phone, koreanDay(this.#parts.clock.now()), smsPerDay);
		if (sent === null) throw new Refusal("smsLimit");
		return smsPerDay - sent;
	}

	#queueMessage(
		tx: Queryable,
		purpose: VerificationPurpose,
		to: string,
		{ code, expiresAt }: { readonly code: string; readonly expiresAt: Date },
	): Promise<void> {
		const isByEmail = verificationMedium(purpose) === "email";
		return enqueue(tx, {
			topic: isByEmail ? "mail" : "sms",
			key: purpose,
			payload: { to, goodUntil: expiresAt.getTime(), ...codeMessage(purpose, code) },
			runAt: atOnce,
		});
	}
}

/** Returns the member whom the code concerns, and whether it is actually sent. */
async function addressee(
	certs: VerificationCodeStore,
	purpose: VerificationPurpose,
	destination: string,
	memberId: number | null,
): Promise<{ readonly memberId: number | null; readonly isSent: boolean }> {
	if (purpose === "SIGN_PHONE") return { memberId: null, isSent: true };
	if (purpose === "MODIFY_PHONE") {
		if (memberId === null) throw new Refusal("loginRequired");
		return { memberId, isSent: true };
	}
	const owner = await certs.memberWith(purpose === "FIND_ID" ? "phone_key" : "email_key", destination);
	if (purpose !== "SIGN_EMAIL") return { memberId: owner, isSent: owner !== null };
	if (owner !== null) throw new Refusal("emailTaken");
	return { memberId: null, isSent: true };
}
