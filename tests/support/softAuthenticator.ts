import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

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
		const attestation = Buffer.concat([
			bytes(0xa3),
			...[text("fmt"), text("none"), text("attStmt"), bytes(0xa0), text("authData"), blob(data)],
		]);
		return {
			id: this.id,
			clientDataJSON: this.#client("webauthn.create", asked, lies).toString("base64url"),
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

	#data({ rpId }: Asked, flags: number, { rpId: other = rpId, isUnverified, count }: Lies): Buffer {
		const counted = Buffer.alloc(4);
		counted.writeUInt32BE(count ?? this.#count);
		return Buffer.concat([sha256(other), bytes(flags | (isUnverified ? 0x01 : 0x05)), counted]);
	}
}
