import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type {
	Authenticator,
	AuthenticatorFault,
	PasskeyChallenge,
	PasskeyCreation,
} from "#ports/Passkeys.ts";

/** ES256, EdDSA and RS256: the algorithms that the server accepts. */
const algorithms = [-7, -8, -257] as const;

const waitMs = 5 * 60_000;

/** Whether the host is an IP address. Passkeys are bound to a domain, so they are unavailable there. */
const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);

const library = () => import("@simplewebauthn/browser");

const faults: Readonly<Record<string, AuthenticatorFault>> = {
	InvalidStateError: "known",
	NotAllowedError: "turnedBack",
	AbortError: "turnedBack",
};

async function attempted<T>(attempt: () => Promise<T>): Promise<Result<T, AuthenticatorFault>> {
	try {
		return ok(await attempt());
	} catch (error) {
		return err((error instanceof Error && faults[error.name]) || "failed");
	}
}

/** The browser's WebAuthn API. In-app web views support it only if the app enables it. */
export class WebAuthenticator implements Authenticator {
	readonly #window: Pick<Window, "isSecureContext" | "location" | "navigator"> & {
		readonly PublicKeyCredential?: unknown;
	};

	constructor(page: Window) {
		this.#window = page;
	}

	async device(): Promise<string | null> {
		const { PublicKeyCredential, isSecureContext, location, navigator } = this.#window;
		const canHold = typeof PublicKeyCredential === "function" && isSecureContext;
		return canHold && !isAddress(location.hostname) ? navigator.userAgent : null;
	}

	make(creation: PasskeyCreation): Promise<Result<MadePasskey, AuthenticatorFault>> {
		return attempted(async () => {
			const { startRegistration } = await library();
			const { id, response } = await startRegistration({
				optionsJSON: {
					challenge: creation.challenge,
					rp: { id: creation.rpId, name: creation.rpName },
					user: { id: creation.userId, name: creation.userName, displayName: creation.displayName },
					pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
					timeout: waitMs,
					excludeCredentials: creation.known.map(({ id, transports }) => ({
						type: "public-key",
						id,
						transports: [...transports],
					})),
					authenticatorSelection: {
						residentKey: "required",
						requireResidentKey: true,
						userVerification: "required",
					},
					attestation: "none",
				},
			});
			const { clientDataJSON, attestationObject, transports = [] } = response;
			return { id, clientDataJSON, attestationObject, transports };
		});
	}

	sign({ challenge, rpId }: PasskeyChallenge): Promise<Result<SignedChallenge, AuthenticatorFault>> {
		return attempted(async () => {
			const { startAuthentication } = await library();
			const { id, response } = await startAuthentication({
				optionsJSON: { challenge, rpId, timeout: waitMs, userVerification: "required" },
			});
			const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
			return { id, clientDataJSON, authenticatorData, signature, userHandle };
		});
	}
}
