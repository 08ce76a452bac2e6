import { timingSafeEqual } from "node:crypto";
import { copy } from "#domain/copy/ko.ts";
import {
	type VerificationPurpose,
	verificationMedium,
	verificationRules,
} from "#domain/member/verification.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { smsPerDay } from "#domain/support/findEmailCounter.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { addressKey, countHit, limits } from "#server/limits/countHit.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { nobody } from "#server/outbox/Message.ts";
import { certKey, codeHash, newCertId, newCode } from "./codeSecrets.ts";
import { destinationKey, maskEmail } from "./destination.ts";

export interface SentCode {
	readonly certId: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	/** Text messages left today for this phone; null for e-mail. */
	readonly remaining: number | null;
}

export interface Codes {
	/**
	 * Sends a code. FIND_ and CONNECT_ purposes answer the same for destinations nobody has, and send nothing (DEC-137).
	 * @throws Refusal invalidRequest, loginRequired, emailTaken, codeSendFailed (too soon), smsLimit, tooManyCalls
	 */
	send(request: {
		readonly purpose: VerificationPurpose;
		readonly destination: string;
		readonly memberId: number | null;
		readonly ip: string;
	}): Promise<SentCode>;
	/**
	 * Proves that the code arrived. Answers the masked e-mails of a FIND_ID.
	 * @throws Refusal codeExpired (or five tries spent), checkCode, verifyFailed
	 */
	verify(certId: string, code: string): Promise<readonly string[]>;
}

interface CertRow {
	readonly purpose: VerificationPurpose;
	readonly dest_key: string;
	readonly code_hash: Buffer;
}

const SECOND = 1000;
const mostUsers = 20;

/** Codes by mail and text message (DEC-137, DEC-138, DEC-175). */
export function createCodes({
	db,
	clock,
	deliverSoon,
}: {
	readonly db: Database;
	readonly clock: Clock;
	/** Asks for what was put in the outbox to leave now rather than at its next turn. */
	deliverSoon(): void;
}): Codes {
	const at = (seconds = 0) => new Date(clock.now() + seconds * SECOND);

	/** One text message more today, or none is left (DEC-138). */
	async function countSms(tx: Queryable, phone: string): Promise<number> {
		const { rows } = await tx.query<{ sent: number }>(
			`INSERT INTO sms_day (phone_key, day, sent) VALUES ($1, $2, 1)
			ON CONFLICT (phone_key, day) DO UPDATE SET sent = sms_day.sent + 1 WHERE sms_day.sent < $3 RETURNING sent`,
			[phone, koreanDay(clock.now()), smsPerDay],
		);
		const [row] = rows;
		if (!row) throw new Refusal("smsLimit");
		return smsPerDay - row.sent;
	}

	/** Sends to one destination happen one after another, the pause apart. */
	async function checkPause(tx: Queryable, purpose: VerificationPurpose, dest: string): Promise<void> {
		await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`code:${purpose}:${dest}`]);
		const { rows } = await tx.query(
			// A code from the future was sent before the clock was set back (D42).
			"SELECT 1 FROM cert WHERE dest_key = $1 AND purpose = $2 AND created_at > $3 AND created_at <= $4 LIMIT 1",
			[dest, purpose, at(-verificationRules.pauseSeconds), at()],
		);
		if (rows.length > 0) throw new Refusal("codeSendFailed", { message: copy.error.tooManyCalls });
	}

	/** Whose account the code is about, and whether it is sent at all. */
	async function addressee(
		tx: Queryable,
		purpose: VerificationPurpose,
		dest: string,
		memberId: number | null,
	): Promise<{ readonly memberId: number | null; readonly isSent: boolean }> {
		if (purpose === "SIGN_PHONE") return { memberId: null, isSent: true };
		if (purpose === "MODIFY_PHONE") {
			if (memberId === null) throw new Refusal("loginRequired");
			return { memberId, isSent: true };
		}
		const column = purpose === "FIND_ID" ? "phone" : "email_key";
		// A row in any case: nobody's is not read more quickly (D17).
		const { rows } = await tx.query<{ member_id: number | null }>(
			`SELECT (SELECT member_id FROM member WHERE ${column} = $1 AND status = 'active' ORDER BY member_id LIMIT 1) AS member_id`,
			[dest],
		);
		const owner = rows[0]?.member_id ?? null;
		if (purpose !== "SIGN_EMAIL") return { memberId: owner, isSent: owner !== null };
		if (owner !== null) throw new Refusal("emailTaken");
		return { memberId: null, isSent: true };
	}

	function say(
		tx: Queryable,
		{
			purpose,
			dest,
			code,
			isSent,
		}: {
			readonly purpose: VerificationPurpose;
			readonly dest: string;
			readonly code: string;
			readonly isSent: boolean;
		},
	): Promise<void> {
		const text = `[{site}] 인증번호 ${code}. ${verificationRules.codeSeconds / 60}분 안에 입력해 주세요.`;
		const isByEmail = verificationMedium(purpose) === "email";
		const to = isSent ? dest : nobody;
		return enqueue(tx, {
			topic: isByEmail ? "mail" : "sms",
			key: purpose,
			payload: isByEmail ? { to, subject: "[{site}] 인증번호를 알려드립니다", text } : { to, text },
			runAt: clock.now(),
		});
	}

	async function usersOf(phone: string): Promise<readonly string[]> {
		const { rows } = await db.query<{ email: string }>(
			`SELECT email FROM member WHERE phone = $1 AND status = 'active' AND email IS NOT NULL
			ORDER BY member_id LIMIT ${mostUsers}`,
			[phone],
		);
		return rows.map(({ email }) => maskEmail(email));
	}

	/** Why a code that is not there to be tried is refused. */
	async function whyNot(certId: string): Promise<Refusal> {
		const { rows } = await db.query<{ verified_at: Date | null }>(
			"SELECT verified_at FROM cert WHERE cert_id = $1",
			[certKey(certId)],
		);
		const [row] = rows;
		return new Refusal(row && row.verified_at === null ? "codeExpired" : "verifyFailed");
	}

	return {
		async send({ purpose, destination, memberId, ip }) {
			const dest = destinationKey(purpose, destination);
			await countHit(db, limits.codesByAddress, addressKey(ip), clock.now());
			const certId = newCertId();
			// The hash for nobody is of a number no one is told.
			const unknownId = newCertId();
			const code = newCode();
			const expiresAt = at(verificationRules.codeSeconds);
			const remaining = await db.tx(async (tx) => {
				const { isSent, ...owner } = await addressee(tx, purpose, dest, memberId);
				await checkPause(tx, purpose, dest);
				const left = verificationMedium(purpose) === "phone" ? await countSms(tx, dest) : null;
				await tx.query(
					`INSERT INTO cert (cert_id, purpose, dest_key, member_id, code_hash, created_at, expires_at)
					VALUES ($1, $2, $3, $4, $5, $6, $7)`,
					[
						certKey(certId),
						purpose,
						dest,
						owner.memberId,
						codeHash(isSent ? certId : unknownId, code),
						at(),
						expiresAt,
					],
				);
				await say(tx, { purpose, dest, code, isSent });
				return left;
			});
			deliverSoon();
			return { certId, expiresAt: expiresAt.getTime(), remaining };
		},

		async verify(certId, code) {
			const { rows } = await db.query<CertRow>(
				`UPDATE cert SET tries = tries + 1 WHERE cert_id = $1 AND verified_at IS NULL AND expires_at > $2 AND tries < $3
				RETURNING purpose, dest_key, code_hash`,
				[certKey(certId), at(), verificationRules.tries],
			);
			const [cert] = rows;
			if (!cert) throw await whyNot(certId);
			if (!timingSafeEqual(cert.code_hash, codeHash(certId, code))) throw new Refusal("checkCode");
			await db.query("UPDATE cert SET verified_at = $2, usable_until = $3 WHERE cert_id = $1", [
				certKey(certId),
				at(),
				at(verificationRules.verifiedSeconds),
			]);
			return cert.purpose === "FIND_ID" ? usersOf(cert.dest_key) : [];
		},
	};
}
