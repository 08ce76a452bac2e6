import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const bytes = (...numbers: number[]) => Buffer.from(numbers);
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

/** CBOR encoding of what an attestation uses: short strings, byte strings, small maps (RFC 8949). */
const text = (value: string) => Buffer.concat([bytes(0x60 + value.length), Buffer.from(value)]);
const blob = (value: Buffer) =>
	Buffer.concat([
		value.length < 256 ? bytes(0x58, value.length) : bytes(0x59, value.length >> 8, value.length & 255),
		value,
	]);

interface Asked {
	readonly challenge: string;
	readonly rpId: string;
}

export interface Lies {
	readonly origin?: string;
	readonly rpId?: string;
	/** Whether user verification (a finger or a PIN) is missing. */
	readonly isUnverified?: boolean;
	readonly count?: number;
	/** What vouches for the new passkey's key, instead of nothing: certificates, or the key itself where there are none. */
	readonly attested?: {
		readonly as: "android-key" | "packed";
		readonly certificates?: (key: KeyObject, clientHash: Buffer) => readonly Buffer[];
	};
}

/** A software authenticator: what a device's chip does, and whatever a forger might do instead. */
export class SoftAuthenticator {
	readonly id: string = randomBytes(16).toString("base64url");
	readonly #origin: string;
	readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
	#userHandle: string | null = null;
	#count = 0;

	constructor(origin: string) {
		this.#origin = origin;
	}

	make({ userId, ...asked }: Asked & { readonly userId: string }, lies: Lies = {}) {
		this.#userHandle = userId;
		const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
		const point = (value: string) => blob(Buffer.from(value, "base64url"));
		const key = Buffer.concat([
			bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
			point(x),
			bytes(0x22),
			point(y),
		]);
		const id = Buffer.from(this.id, "base64url");
		const data = Buffer.concat([
			this.#data(asked, 0x40, lies),
			Buffer.alloc(16),
			bytes(0, id.length),
			id,
			key,
		]);
		const client = this.#client("webauthn.create", asked, lies);
		const statement = this.#statement(data, sha256(client), lies);
		const format = text(lies.attested?.as ?? "none");
		const attestation = Buffer.concat([
			bytes(0xa3),
			...[text("fmt"), format, text("attStmt"), statement, text("authData"), blob(data)],
		]);
		return {
			id: this.id,
			clientDataJSON: client.toString("base64url"),
			attestationObject: attestation.toString("base64url"),
			transports: ["internal"],
		};
	}

	sign(asked: Asked, lies: Lies = {}) {
		this.#count += 1;
		const client = this.#client("webauthn.get", asked, lies);
		const data = this.#data(asked, 0, lies);
		const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
		return {
			id: this.id,
			clientDataJSON: client.toString("base64url"),
			authenticatorData: data.toString("base64url"),
			signature: signature.toString("base64url"),
			userHandle: this.#userHandle,
		};
	}

	#client(type: string, { challenge }: Asked, { origin = this.#origin }: Lies): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	#statement(data: Buffer, clientHash: Buffer, { attested }: Lies): Buffer {
		if (!attested) return bytes(0xa0);
		const signature = sign("sha256", Buffer.concat([data, clientHash]), this.#keys.privateKey);
		const signed = [text("alg"), bytes(0x26), text("sig"), blob(signature)];
		const shown = attested.certificates?.(this.#keys.publicKey, clientHash).map(blob);
		if (!shown) return Buffer.concat([bytes(0xa2), ...signed]);
		return Buffer.concat([bytes(0xa3), ...signed, text("x5c"), bytes(0x80 + shown.length), ...shown]);
	}

	#data({ rpId }: Asked, flags: number, { rpId: other = rpId, isUnverified, count }: Lies): Buffer {
		const counted = Buffer.alloc(4);
		counted.writeUInt32BE(count ?? this.#count);
		return Buffer.concat([sha256(other), bytes(flags | (isUnverified ? 0x01 : 0x05)), counted]);
	}
}
