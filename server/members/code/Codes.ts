import { timingSafeEqual } from "node:crypto";
import { smsPerDay } from "#domain/member/findEmailCounter.ts";
import {
	codePauseText,
	type VerificationPurpose,
	verificationMedium,
	verificationRules,
} from "#domain/member/verification.ts";
import { isSameName } from "#domain/shared/isSameName.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { isKnownDevice } from "#server/members/session/knownDevice.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { addressKey, countHit, limits } from "#server/platform/limits/countHit.ts";
import { nobody } from "#server/platform/outbox/Message.ts";
import { atOnce, enqueue } from "#server/platform/outbox/store/enqueue.ts";
import { codeMessage } from "./codeMessage.ts";
import { certKey, codeHash, newCertId, newCode } from "./codeSecrets.ts";
import { destinationKey, maskEmail } from "./destination.ts";
import { CertStore } from "./store/CertStore.ts";

export interface SentCode {
	readonly certId: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	/** Text messages left today for this phone; null for e-mail. */
	readonly remaining: number | null;
}

/** Who asks for a code, and where to. */
interface CodeRequest {
	readonly purpose: VerificationPurpose;
	readonly destination: string;
	readonly memberId: number | null;
	readonly ip: string;
	/** What the browser that asks is known by. */
	readonly device?: string | null;
}

interface CodesParts {
	readonly db: Database;
	readonly clock: Clock;
	/** Asks for what was put in the outbox to leave now rather than at its next turn. */
	deliverSoon(): void;
}

const SECOND = 1000;
const maxUsers = 20;

/** Codes by mail and text message (DEC-137, DEC-138, DEC-175). */
export class Codes {
	readonly #parts: CodesParts;

	constructor(parts: CodesParts) {
		this.#parts = parts;
	}

	/**
	 * Sends a code. FIND_ and CONNECT_ purposes answer the same for destinations nobody has, and send nothing (DEC-137).
	 * @throws Refusal invalidRequest, loginRequired, emailTaken, codeSendFailed (too soon), smsLimit, tooManyCalls
	 */
	async send({ purpose, destination: given, memberId, ip, device = null }: CodeRequest): Promise<SentCode> {
		const { db, clock, deliverSoon } = this.#parts;
		const destination = destinationKey(purpose, given);
		await countHit(db, limits.codesByAddress, addressKey(ip), clock.now());
		const certId = newCertId();
		// The hash for nobody is of a number no one is told.
		const unknownId = newCertId();
		const code = newCode();
		const expiresAt = this.#at(verificationRules.codeSeconds);
		const remaining = await db.tx(async (tx) => {
			const certs = new CertStore(tx);
			const { isSent, ...owner } = await addressee(certs, purpose, destination, memberId);
			await this.#checkPause(certs, purpose, destination);
			const isByPhone = verificationMedium(purpose) === "phone";
			const left = isByPhone ? await this.#countSms(certs, destination) : null;
			if (!isByPhone) {
				// What strangers ask for does not use up what members may ask for, logged in or on a browser of theirs (DEC-195).
				const isSelf = memberId !== null && owner.memberId === memberId;
				const isOwn = isSelf || (await isKnownDevice(tx, destination, device));
				await countHit(
					tx,
					limits.codesByDestination,
					isOwn ? `${destination} own` : destination,
					clock.now(),
				);
			}
			await certs.add({
				certKey: certKey(certId),
				purpose,
				destination,
				memberId: owner.memberId,
				codeHash: codeHash(isSent ? certId : unknownId, code),
				now: this.#at(),
				expiresAt,
			});
			await this.#say(tx, purpose, isSent ? destination : nobody, { code, expiresAt });
			return left;
		});
		deliverSoon();
		return { certId, expiresAt: expiresAt.getTime(), remaining };
	}

	/**
	 * Proves that the code arrived. Answers the masked e-mails of a FIND_ID: of who owns the phone and goes by that name.
	 * @throws Refusal codeExpired (or five tries spent), checkCode, verifyFailed
	 */
	async verify(certId: string, code: string, name: string): Promise<readonly string[]> {
		const certs = new CertStore(this.#parts.db);
		const key = certKey(certId);
		const cert = await certs.countTry(key, this.#at(), verificationRules.tries);
		if (!cert) throw new Refusal((await certs.isUnproven(key)) ? "codeExpired" : "verifyFailed");
		if (!timingSafeEqual(cert.codeHash, codeHash(certId, code))) throw new Refusal("checkCode");
		await certs.prove(key, this.#at(), this.#at(verificationRules.verifiedSeconds));
		if (cert.purpose !== "FIND_ID") return [];
		const owners = await certs.ownersOf(cert.destinationMark, maxUsers);
		return owners.filter((owner) => isSameName(owner.name, name)).map(({ email }) => maskEmail(email));
	}

	#at(seconds = 0): Date {
		return new Date(this.#parts.clock.now() + seconds * SECOND);
	}

	/** Sends to one destination happen one after another, the pause apart. */
	async #checkPause(certs: CertStore, purpose: VerificationPurpose, destination: string): Promise<void> {
		await certs.lock(purpose, destination);
		// A code from the future was sent before the clock was set back (D42).
		const span = { after: this.#at(-verificationRules.pauseSeconds), until: this.#at() };
		const last = await certs.lastSent(purpose, destination, span);
		if (!last) return;
		const wait = Math.ceil((last.getTime() - span.after.getTime()) / SECOND);
		throw new Refusal("codeSendFailed", { message: codePauseText(wait) });
	}

	/** One text message more today, or none is left (DEC-138). */
	async #countSms(certs: CertStore, phone: string): Promise<number> {
		const sent = await certs.countSms(phone, koreanDay(this.#parts.clock.now()), smsPerDay);
		if (sent === null) throw new Refusal("smsLimit");
		return smsPerDay - sent;
	}

	#say(
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

/** Whose account the code is about, and whether it is sent at all. */
async function addressee(
	certs: CertStore,
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
