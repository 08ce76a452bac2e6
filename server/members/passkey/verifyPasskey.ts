import * as z from "zod";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { PasskeyToCheck } from "./store/PasskeyStore.ts";

/** The site that passkeys are bound to; signatures for any other origin are rejected. */
export interface PasskeySite {
	/** Scheme and host of our pages. */
	readonly origin: string;
}

export const rpIdOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

/** ES256, EdDSA and RS256: the algorithms that authenticators use. */
const passkeyAlgorithms = [-7, -8, -257] as const;

// Loaded on demand: passkey calls are rare, and the library's certificate parsers would slow down every start.
const library = () => import("@simplewebauthn/server");
const decoders = () => import("@simplewebauthn/server/helpers");

/** Maps errors thrown by the library, which stem from the client's input, to a refusal. */
async function refuseIfThrown<T>(judge: () => T | Promise<T>): Promise<T> {
	try {
		return await judge();
	} catch {
		throw new Refusal("verifyFailed");
	}
}

/**
 * The browser's client data. The library does not check the challenge here, nor whether our page was embedded in another site's, which
 * never happens legitimately.
 */
const ClientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

/** Returns the challenge that was signed. Throws if the data cannot come from our own page. */
const challengeOf = (clientDataJSON: string): string =>
	ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())).challenge;

/**
 * Refuses a statement of who made the device. Our pages ask for none, so a browser passes on nothing or a signature by the passkey's own key.
 * Of a statement with certificates, the library would ask the addresses named in them, whoever issued them. [D13]
 * @throws if there is one
 */
async function refuseAttested(attestationObject: string): Promise<void> {
	const { decodeAttestationObject } = await decoders();
	const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
	const format = attestation.get("fmt");
	const isOwnWord = format === "packed" && attestation.get("attStmt").get("x5c") === undefined;
	if (format !== "none" && !isOwnWord) throw new Error("certificates of a device");
}

/**
 * Verifies a new passkey; returns it with the signed challenge. The caller must check that we issued the challenge.
 * @throws Refusal verifyFailed
 */
export async function verifyMade(made: MadePasskey, site: PasskeySite) {
	const { verifyRegistrationResponse } = await library();
	const challenge = await refuseIfThrown(() => challengeOf(made.clientDataJSON));
	await refuseIfThrown(() => refuseAttested(made.attestationObject));
	const { verified, registrationInfo } = await refuseIfThrown(() =>
		verifyRegistrationResponse({
			response: {
				id: made.id,
				rawId: made.id,
				type: "public-key",
				clientExtensionResults: {},
				response: { clientDataJSON: made.clientDataJSON, attestationObject: made.attestationObject },
			},
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: rpIdOf(site),
			requireUserVerification: true,
			supportedAlgorithmIDs: [...passkeyAlgorithms],
		}),
	);
	if (!verified || !registrationInfo) throw new Refusal("verifyFailed");
	return { ...registrationInfo.credential, challenge };
}

/**
 * Verifies a signature; returns the authenticator's counter and the signed challenge, which the caller must check.
 * @throws Refusal verifyFailed
 */
export async function verifySigned(
	signed: SignedChallenge,
	passkey: PasskeyToCheck,
	site: PasskeySite,
): Promise<{ readonly counted: number; readonly challenge: string }> {
	if (signed.userHandle !== null && signed.userHandle !== passkey.userHandle)
		throw new Refusal("verifyFailed");
	const { verifyAuthenticationResponse } = await library();
	const challenge = await refuseIfThrown(() => challengeOf(signed.clientDataJSON));
	const { verified, authenticationInfo } = await refuseIfThrown(() =>
		verifyAuthenticationResponse({
			response: {
				id: signed.id,
				rawId: signed.id,
				type: "public-key",
				clientExtensionResults: {},
				response: {
					clientDataJSON: signed.clientDataJSON,
					authenticatorData: signed.authenticatorData,
					signature: signed.signature,
				},
			},
			expectedChallenge: challenge,
			expectedOrigin: site.origin,
			expectedRPID: rpIdOf(site),
			requireUserVerification: true,
			credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.signCount },
		}),
	);
	if (!verified) throw new Refusal("verifyFailed");
	return { counted: authenticationInfo.newCounter, challenge };
}
