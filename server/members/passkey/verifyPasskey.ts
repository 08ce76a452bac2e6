import * as z from "zod";
import type { MadePasskey, SignedChallenge } from "#domain/member/passkey.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { PasskeyToCheck } from "./store/PasskeyStore.ts";

/** Where a passkey counts: what was signed elsewhere is worth nothing here. */
export interface PasskeySite {
	/** Scheme and host of our pages. */
	readonly origin: string;
}

export const rpIdOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

/** ES256, EdDSA and RS256: what authenticators have. */
const passkeyAlgorithms = [-7, -8, -257] as const;

// Loaded when it is needed: few calls of a day are about passkeys, and every start would wait for its certificate parsers.
const library = () => import("@simplewebauthn/server");

/** What the library throws is about what somebody sent. */
async function judged<T>(judge: () => T | Promise<T>): Promise<T> {
	try {
		return await judge();
	} catch {
		throw new Refusal("verifyFailed");
	}
}

/**
 * What the page's browser says of what was signed: the library hands the challenge on as whatever it is, and reads nothing about
 * a page of ours inside another site's, which there is none of.
 */
const toldByBrowser = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

/** What the authenticator was given to sign. Throws for what no browser of our own page says. */
const challengeOf = (clientDataJSON: string): string =>
	toldByBrowser.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())).challenge;

/** The new passkey, and what its authenticator was given to sign: whether that was ours is not judged here. @throws Refusal verifyFailed */
export async function verifyMade(made: MadePasskey, site: PasskeySite) {
	const { verifyRegistrationResponse } = await library();
	const challenge = await judged(() => challengeOf(made.clientDataJSON));
	const { verified, registrationInfo } = await judged(() =>
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

/** How far the authenticator has counted, and what it was given to sign. @throws Refusal verifyFailed */
export async function verifySigned(
	signed: SignedChallenge,
	passkey: PasskeyToCheck,
	site: PasskeySite,
): Promise<{ readonly counted: number; readonly challenge: string }> {
	if (signed.userHandle !== null && signed.userHandle !== passkey.userHandle)
		throw new Refusal("verifyFailed");
	const { verifyAuthenticationResponse } = await library();
	const challenge = await judged(() => challengeOf(signed.clientDataJSON));
	const { verified, authenticationInfo } = await judged(() =>
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
